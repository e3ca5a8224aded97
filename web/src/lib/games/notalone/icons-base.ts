/** The silhouettes of the base game (game-icons.net, CC BY 3.0), loaded with the board. */
import backwardTime from 'icon:backward-time';
import biohazard from 'icon:biohazard';
import bleedingHeart from 'icon:bleeding-heart';
import branchArrow from 'icon:branch-arrow';
import bunker from 'icon:bunker';
import clockwise from 'icon:clockwise-rotation';
import crystalBall from 'icon:crystal-ball';
import crystalShrine from 'icon:crystal-shrine';
import drone from 'icon:delivery-drone';
import despair from 'icon:despair';
import dna from 'icon:dna1';
import dodging from 'icon:dodging';
import droplets from 'icon:droplets';
import earthCrack from 'icon:earth-crack';
import energyShield from 'icon:energy-shield';
import fangs from 'icon:fangs';
import fog from 'icon:fog';
import footprint from 'icon:footprint';
import footsteps from 'icon:footsteps';
import frozenBlock from 'icon:frozen-block';
import gate from 'icon:gate';
import gears from 'icon:gears';
import halt from 'icon:halt';
import heartBeats from 'icon:heart-beats';
import holosphere from 'icon:holosphere';
import hound from 'icon:hound';
import jeep from 'icon:jeep';
import jungle from 'icon:jungle';
import lightning from 'icon:lightning-frequency';
import metalDetector from 'icon:metal-detector';
import mirror from 'icon:mirror-mirror';
import mountainCave from 'icon:mountain-cave';
import overlordHelm from 'icon:overlord-helm';
import palmTree from 'icon:palm-tree';
import poisonBottle from 'icon:poison-bottle';
import punchBlast from 'icon:punch-blast';
import river from 'icon:river';
import screaming from 'icon:screaming';
import shipWreck from 'icon:ship-wreck';
import soundWaves from 'icon:sound-waves';
import swamp from 'icon:swamp';
import terror from 'icon:terror';
import thirdEye from 'icon:third-eye';
import twoShadows from 'icon:two-shadows';
import vortex from 'icon:vortex';

export const places: Record<string, string> = {
  lair: mountainCave, jungle, river, beach: palmTree, rover: jeep, swamp, shelter: bunker, wreck: shipWreck, source: droplets,
  artefact: crystalShrine,
};

export const cards: Record<string, string> = {
  despair, force_field: energyShield, anticipation: crystalBall, ascendancy: overlordHelm, fierceness: fangs, forbidden_zone: halt,
  interference: lightning, persecution: hound, mutation: dna, phobia: terror, virus: biohazard, clone: twoShadows, mirage: mirror,
  scream: screaming, toxin: poisonBottle, cataclysm: earthCrack, detour: branchArrow, stasis: frozenBlock, tracking: footprint,
  flashback: backwardTime, adrenaline: heartBeats, ingenuity: gears, sacrifice: bleedingHeart, sixth_sense: thirdEye, smokescreen: fog,
  strike_back: punchBlast, vortex, detector: metalDetector, dodge: dodging, drone, gate, hologram: holosphere, wrong_track: footsteps,
  amplifier: soundWaves, double_back: clockwise,
};
