/** The silhouettes of Comet: species, heroes, areas and times. Those of game-icons.net by their authors; the otter is our own. */
import bearHead from 'icon:bear-head';
import beaver from 'icon:beaver';
import bull from 'icon:bull';
import cactus from 'icon:cactus';
import camel from 'icon:camel';
import caveEntrance from 'icon:cave-entrance';
import chameleonGlyph from 'icon:chameleon-glyph';
import cometSpark from 'icon:comet-spark';
import deer from 'icon:deer';
import deerHead from 'icon:deer-head';
import dinosaurEgg from 'icon:dinosaur-egg';
import dinosaurRex from 'icon:dinosaur-rex';
import diplodocus from 'icon:diplodocus';
import dodo from 'icon:dodo';
import dove from 'icon:dove';
import eggClutch from 'icon:egg-clutch';
import featheredWing from 'icon:feathered-wing';
import footprint from 'icon:footprint';
import gecko from 'icon:gecko';
import goat from 'icon:goat';
import highGrass from 'icon:high-grass';
import horseHead from 'icon:horse-head';
import infinity from 'icon:infinity';
import jumpAcross from 'icon:jump-across';
import kangaroo from 'icon:kangaroo';
import laurels from 'icon:laurels';
import lion from 'icon:lion';
import lizardTongue from 'icon:lizard-tongue';
import mammoth from 'icon:mammoth';
import mole from 'icon:mole';
import monsteraLeaf from 'icon:monstera-leaf';
import nestEggs from 'icon:nest-eggs';
import ostrich from 'icon:ostrich';
import parrotHead from 'icon:parrot-head';
import penguin from 'icon:penguin';
import pterodactylus from 'icon:pterodactylus';
import rabbit from 'icon:rabbit';
import rat from 'icon:rat';
import rhinocerosHorn from 'icon:rhinoceros-horn';
import saberToothedCatHead from 'icon:saber-toothed-cat-head';
import salamander from 'icon:salamander';
import sandsOfTime from 'icon:sands-of-time';
import seaCreature from 'icon:sea-creature';
import sheep from 'icon:sheep';
import sloth from 'icon:sloth';
import squirrel from 'icon:squirrel';
import stegosaurusScales from 'icon:stegosaurus-scales';
import tapir from 'icon:tapir';
import tortoise from 'icon:tortoise';
import triceratopsHead from 'icon:triceratops-head';
import turtleShell from 'icon:turtle-shell';
import velociraptor from 'icon:velociraptor';
import volcano from 'icon:volcano';
import waves from 'icon:waves';
import wolfHead from 'icon:wolf-head';
import type { Area, NeutralId } from './types';

/** Long body, flat tail, short legs, small round head. */
const otter =
  'M24 330c40 26 86 30 124 14 10 34 6 62-10 84h60c12-22 16-46 14-70 46 8 96 6 138-8 2 30-4 56-20 78h60c18-36 22-72 14-108 26-22 44-52 52-88 20 4 36-2 40-20 3-12-3-22-14-28-6-40-36-66-76-66-8-14-30-12-32 4-26 12-42 36-44 66-40 34-92 44-150 46-62 2-104 30-132 74-8 10-16 18-24 22zm384-152a10 10 0 1 1 20 0 10 10 0 0 1-20 0z';

const species: Record<string, string> = {
  archaeopteryx: featheredWing,
  aurochs: bull,
  bluebuck: deer,
  brachiosaurus: diplodocus,
  cave_bear: bearHead,
  chameleon: chameleonGlyph,
  christmas_island_rat: rat,
  crescent_wallaby: kangaroo,
  desert_guardian: cactus,
  diprotodon: tapir,
  dodo: dodo,
  double_clutch: eggClutch,
  dromedary: camel,
  gecko: gecko,
  giant_beaver: beaver,
  giant_otter: otter,
  giant_sloth: sloth,
  golden_mole_rat: mole,
  great_auk: penguin,
  iguana: lizardTongue,
  jumping_hill: jumpAcross,
  jungle_guardian: monsteraLeaf,
  lava_guardian: volcano,
  mammoth_rider: mammoth,
  mauritius_parrot: parrotHead,
  meadow_guardian: highGrass,
  moa: ostrich,
  okapi: goat,
  parasaurolophus: dinosaurRex,
  passenger_pigeon: dove,
  primal_beaver: beaver,
  primal_squirrel: squirrel,
  pteranodon: pterodactylus,
  raptor: velociraptor,
  raptor_gold: velociraptor,
  sabretooth: saberToothedCatHead,
  salamander: salamander,
  sea_cow: seaCreature,
  stegosaurus: stegosaurusScales,
  tasmanian_wolf: wolfHead,
  tortoise_rider: tortoise,
  triceratops: triceratopsHead,
  tunnel: caveEntrance,
  vicuna: sheep,
  volcano_rabbit: rabbit,
  warm_nest: nestEggs,
  water_guardian: waves,
  woolly_mammoth: mammoth,
  zebra: horseHead,
};

const heroes: Record<string, string> = {
  ankylosaurus: turtleShell,
  cave_lion: lion,
  elasmotherium: rhinocerosHorn,
  giant_beaver_hero: beaver,
  irish_elk: deerHead,
  megalania: gecko,
  quagga: horseHead,
  quetzalcoatlus: pterodactylus,
  smilodon: saberToothedCatHead,
  terror_bird: ostrich,
};

/** The silhouette of a species; a user's own species shows an egg. */
export const speciesIcon = (id: string): string => species[id] ?? dinosaurEgg;
export const heroIcon = (id: string): string => heroes[id] ?? dinosaurEgg;

export const areaIcons: Record<Area, string> = { meadow: highGrass, jungle: monsteraLeaf, desert: cactus, water: waves, lava: volcano };
export const signIcons: Record<string, string> = { ...areaIcons, wild: footprint, none: footprint };
export const neutralIcons: Record<NeutralId, string> = { mammoth, tortoise };
export const groupIcons: Record<string, string> = { hatch: dinosaurEgg, move: footprint, between: sandsOfTime, always: infinity, scoring: laurels };
export { caveEntrance, cometSpark, footprint, nestEggs };
