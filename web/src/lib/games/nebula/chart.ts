/** The galaxy board as points and lines of a drawing 1064 by 1052, made once from the content. */
import type { BoardName, GoalCard, NebulaContent } from './types';

const SCALE = 500;

export interface ChartCell {
  id: string;
  x: number;
  y: number;
  /** The symbols on the cell: the central one may show several. */
  symbols: { id: string; symbol: string }[];
  constellation: string | null;
  orbit: number;
  glow: boolean;
}

export interface ChartLink {
  a: ChartCell;
  b: ChartCell;
  type: 'direct' | 'dotted' | 'orbital';
  path: string;
}

export interface Chart {
  cells: ChartCell[];
  cell: Map<string, ChartCell>;
  links: ChartLink[];
  /** An orbit with a gap has a path of its own; the others are circles. */
  orbits: { number: number; radius: number; x: number; y: number; path: string }[];
  constellations: { id: string; symbol: string; cells: string[]; lines: string; dots: string; x: number; y: number }[];
  centre: string;
  /** The constellations the centre belongs to. */
  centreOf: string[];
  board: BoardName;
  origin: Map<string, string>;
  cards: Map<string, GoalCard & { deck: 'personal' | 'common' | 'advanced' }>;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const line = (a: ChartCell, b: ChartCell): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;

/** The short way round the orbit; a line where the two are not on one circle. */
function arc(a: ChartCell, b: ChartCell): string {
  const radius = round(Math.hypot(a.x, a.y));
  if (Math.abs(radius - Math.hypot(b.x, b.y)) > 20) return line(a, b);
  const turn = a.x * b.y - a.y * b.x;
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${b.x} ${b.y}`;
}

const made = new WeakMap<NebulaContent, Map<BoardName, Chart>>();

export function chartOf(content: NebulaContent, name: BoardName = 'galaxy_board'): Chart {
  const charts = made.get(content) ?? new Map<BoardName, Chart>();
  made.set(content, charts);
  if (!charts.has(name)) charts.set(name, draw(content, name));
  return charts.get(name)!;
}

function draw(content: NebulaContent, name: BoardName): Chart {
  const look = content.galaxy_board;
  const board = content[name] ?? look;
  const signs = board.constellations.map((each, index) => ({
    ...each,
    symbol: look.constellations[index]!.symbol,
    position: look.constellations[index]!.position,
  }));
  const homes = (id: string) => signs.filter((each) => each.cells.includes(id));
  const centreOf = homes(board.central_cell).map((each) => each.id);
  const onBoard = board.cells.filter((cell) => cell.id === board.central_cell || homes(cell.id).length > 0);
  const cells: ChartCell[] = onBoard.map((cell) => {
    const own = homes(cell.id);
    return {
      id: cell.id,
      x: round(cell.x * SCALE),
      y: round(cell.y * SCALE),
      symbols: own.length ? own : signs,
      constellation: own.length === 1 ? own[0]!.id : null,
      orbit: board.orbits.find((each) => each.cells.includes(cell.id))?.number ?? 0,
      glow: board.glow_cells.includes(cell.id),
    };
  });
  const cell = new Map(cells.map((each) => [each.id, each]));
  const links: ChartLink[] = board.edges.map((edge) => {
    const [a, b] = [cell.get(edge.a)!, cell.get(edge.b)!];
    return { a, b, type: edge.type, path: edge.type === 'orbital' ? arc(a, b) : line(a, b) };
  });
  const inside = (id: string, link: ChartLink) =>
    [link.a, link.b].some((one) => one.id !== board.central_cell && one.constellation === id);
  const paths = (id: string, type: ChartLink['type']) =>
    links
      .filter((each) => each.type === type && inside(id, each))
      .map((each) => each.path)
      .join('');
  const constellations = signs.map((each) => {
    const right = each.position.endsWith('right');
    const low = each.position.startsWith('bottom');
    return {
      id: each.id,
      symbol: each.symbol,
      cells: each.cells,
      lines: paths(each.id, 'direct'),
      dots: paths(each.id, 'dotted'),
      x: right ? 462 : -462,
      y: low ? 452 : -428,
    };
  });
  const ring = (ids: string[]) => links.filter((each) => each.type === 'orbital' && ids.includes(each.a.id));
  const gap = (ids: string[]) => ids.includes(board.central_cell) || ring(ids).length < ids.length;
  const around = (ids: string[]) =>
    ring(ids)
      .map((each) => each.path)
      .join('');
  const decks = (['personal', 'common', 'advanced'] as const).flatMap((deck) =>
    content.cards[deck].map((card) => [card.id, { ...card, deck }] as const),
  );
  return {
    cells: [...cells].sort((a, b) => a.orbit - b.orbit),
    cell,
    links,
    orbits: board.orbits.map((each) => ({
      number: each.number,
      radius: round(each.radius * SCALE),
      x: round(each.label_xy[0] * SCALE),
      y: round(each.label_xy[1] * SCALE),
      path: gap(each.cells) ? around(each.cells) : '',
    })),
    constellations,
    centre: board.central_cell,
    centreOf,
    board: name,
    origin: new Map(board.cells.map((each) => [each.id, each.provenance])),
    cards: new Map(decks),
  };
}

/** The cells a goal speaks of, to draw its card. */
export const cellsOfCard = (chart: Chart, id: string): readonly string[] =>
  chart.cards.get(id)?.cells[chart.board] ?? [];

/** Full circles around cells, as one path. */
export const dots = (cells: readonly { x: number; y: number }[], radius: number): string =>
  cells
    .map(
      ({ x, y }) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    )
    .join('');
