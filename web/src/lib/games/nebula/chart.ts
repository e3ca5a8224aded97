/** The galaxy board as points and lines of a drawing 1064 by 1052, made once from the content. */
import type { GoalCard, NebulaContent } from './types';

const SCALE = 500;

export interface ChartCell {
  id: string;
  x: number;
  y: number;
  symbol: string;
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
  orbits: { number: number; radius: number; x: number; y: number }[];
  constellations: { id: string; symbol: string; cells: string[]; lines: string; dots: string; x: number; y: number }[];
  cards: Map<string, GoalCard & { deck: 'personal' | 'common' | 'advanced' }>;
  dotted: string[];
  glow: string[];
}

const round = (value: number): number => Math.round(value * 10) / 10;
const line = (a: ChartCell, b: ChartCell): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;

/** The short way round the orbit. */
function arc(a: ChartCell, b: ChartCell): string {
  const radius = round(Math.hypot(a.x, a.y));
  const turn = a.x * b.y - a.y * b.x;
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${b.x} ${b.y}`;
}

let made: { from: NebulaContent; chart: Chart } | null = null;

export function chartOf(content: NebulaContent): Chart {
  if (made?.from !== content) made = { from: content, chart: draw(content) };
  return made.chart;
}

function draw(content: NebulaContent): Chart {
  const board = content.galaxy_board;
  const cells: ChartCell[] = board.cells.map((cell) => {
    const home = board.constellations.find((each) => each.cells.includes(cell.id));
    return {
      id: cell.id,
      x: round(cell.x * SCALE),
      y: round(cell.y * SCALE),
      symbol: home?.symbol ?? '',
      constellation: home?.id ?? null,
      orbit: board.orbits.find((each) => each.cells.includes(cell.id))?.number ?? 0,
      glow: board.glow_cells.includes(cell.id),
    };
  });
  const cell = new Map(cells.map((each) => [each.id, each]));
  const links: ChartLink[] = board.edges.map((edge) => {
    const [a, b] = [cell.get(edge.a)!, cell.get(edge.b)!];
    return { a, b, type: edge.type, path: edge.type === 'orbital' ? arc(a, b) : line(a, b) };
  });
  const inside = (id: string, link: ChartLink) => link.a.constellation === id || link.b.constellation === id;
  const paths = (id: string, type: ChartLink['type']) =>
    links.filter((each) => each.type === type && inside(id, each)).map((each) => each.path).join('');
  const constellations = board.constellations.map((each) => {
    const middle = each.cells.map((name) => cell.get(name)!);
    const right = middle.reduce((sum, one) => sum + one.x, 0) > 0;
    const low = middle.reduce((sum, one) => sum + one.y, 0) > 0;
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
  const decks = (['personal', 'common', 'advanced'] as const).flatMap((deck) =>
    content.cards[deck].map((card) => [card.id, { ...card, deck }] as const),
  );
  const dotted = links.filter((each) => each.type === 'dotted').flatMap((each) => [each.a.id, each.b.id]);
  return {
    cells: [...cells].sort((a, b) => a.orbit - b.orbit),
    cell,
    links,
    orbits: board.orbits.map((each) => ({
      number: each.number,
      radius: round(each.radius * SCALE),
      x: round(each.label_xy[0] * SCALE),
      y: round(each.label_xy[1] * SCALE),
    })),
    constellations,
    cards: new Map(decks),
    dotted,
    glow: board.glow_cells,
  };
}

/** The cells a goal speaks of, to draw its card. */
export function cellsOfCard(chart: Chart, id: string): string[] {
  const card = chart.cards.get(id);
  const where = (fits: (cell: ChartCell) => boolean) => chart.cells.filter(fits).map((cell) => cell.id);
  const outer = chart.glow.filter((cell) => chart.cell.get(cell)!.orbit > 0);
  const beside = (types: ChartLink['type'][]) =>
    chart.links.flatMap((link) => (types.includes(link.type) ? [[link.a.id, link.b.id], [link.b.id, link.a.id]] : [])).filter(([cell]) => outer.includes(cell!)).map(([, cell]) => cell!);
  switch (card?.type) {
    case 'dotted_colour':
    case 'all_dotted':
      return chart.dotted;
    case 'glow_colour':
    case 'glow_majority':
      return chart.glow;
    case 'max_4_empty':
    case 'two_of_each_colour':
      return where(() => true);
    case 'constellation_exactly_3_colours':
      return where((cell) => cell.constellation === card.constellation);
    case 'orbit_exactly_3_colours':
    case 'orbit_all_different':
      return where((cell) => cell.orbit === card.orbit);
    case 'three_adjacent_orbits':
      return where((cell) => cell.orbit >= 2 && cell.orbit <= 4);
    case 'two_opposite_constellations':
      return where((cell) => cell.constellation === 'lambda' || cell.constellation === 'diamond');
    case 'two_adjacent_constellations':
      return where((cell) => cell.constellation === 'upsilon' || cell.constellation === 'diamond');
    case 'both_sides_of_glow':
    case 'colour_beside_glow':
      return beside(['orbital']);
    case 'surrounded_glow':
      return beside(['orbital', 'direct', 'dotted']);
    case 'orbits_with_colour':
      return where((cell) => cell.orbit > 0);
    default:
      return [];
  }
}

const RULES: Record<string, string> = {
  dotted_colour: 'N94',
  glow_colour: 'N95',
  six_of_colour: 'N96',
  max_4_empty: 'N97',
  most_black: 'N98',
  constellation_exactly_3_colours: 'N99',
  orbit_exactly_3_colours: 'N100',
  two_of_each_colour: 'N101',
  orbit_all_different: 'N102',
  colour_twice_in_3_constellations: 'N103',
  three_adjacent_orbits: 'N104',
  two_opposite_constellations: 'N105',
  two_adjacent_constellations: 'N106',
  all_dotted: 'N107',
  both_sides_of_glow: 'N108',
  colour_pair: 'N109',
  glow_majority: 'N110',
  common_goals_done: 'N111',
  orbits_with_colour: 'N112',
  surrounded_glow: 'N113',
  colour_beside_glow: 'N114',
};

/** The rule a kind of goal is in. */
export const ruleOf = (type: string): string => RULES[type] ?? 'N8';
