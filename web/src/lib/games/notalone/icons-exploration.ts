/** The silhouettes of Exploration (game-icons.net, CC BY 3.0), loaded only where it is played. */
import anchor from 'icon:anchor';
import animalSkull from 'icon:animal-skull';
import beehive from 'icon:beehive';
import cardExchange from 'icon:card-exchange';
import chameleon from 'icon:chameleon-glyph';
import chest from 'icon:chest';
import drone from 'icon:delivery-drone';
import dualityMask from 'icon:duality-mask';
import fireworkRocket from 'icon:firework-rocket';
import firstAid from 'icon:first-aid-kit';
import gears from 'icon:gears';
import graspingClaws from 'icon:grasping-claws';
import habitatDome from 'icon:habitat-dome';
import hazmatSuit from 'icon:hazmat-suit';
import icebergs from 'icon:icebergs';
import island from 'icon:island';
import lightning from 'icon:lightning-frequency';
import lungs from 'icon:lungs';
import maze from 'icon:maze';
import oasis from 'icon:oasis';
import portal from 'icon:portal';
import psychicWaves from 'icon:psychic-waves';
import quicksand from 'icon:quicksand';
import radarSweep from 'icon:radar-sweep';
import scarecrow from 'icon:scarecrow';
import seaCliff from 'icon:sea-cliff';
import shadowFollower from 'icon:shadow-follower';
import shakingHands from 'icon:shaking-hands';
import webbed from 'icon:sinking-trap';
import soundWaves from 'icon:sound-waves';
import spaceship from 'icon:spaceship';
import spottedMushroom from 'icon:spotted-mushroom';
import starGate from 'icon:star-gate';
import timeTrap from 'icon:time-trap';
import tiredEye from 'icon:tired-eye';
import tornado from 'icon:tornado';
import treeRoots from 'icon:tree-roots';
import walkieTalkie from 'icon:walkie-talkie';

export const places: Record<string, string> = {
  nexus: starGate, oasis, fjord: seaCliff, dome: habitatDome, maze, mangrove: treeRoots, archipelago: island, pole: icebergs,
  mycelium: spottedMushroom, portal,
};

export const cards: Record<string, string> = {
  x_interference: lightning, time_shift: timeTrap, hunger: graspingClaws, inertia: anchor, ubiquity: cardExchange, telepathy: psychicWaves,
  tornado, quicksand, swarm: beehive, exhaustion: tiredEye, shadow: shadowFollower, paralysis: webbed, instinct: animalSkull,
  x_drone: drone, x_ingenuity: gears, x_amplifier: soundWaves, shuttle: spaceship, medikit: firstAid, solidarity: shakingHands,
  radio: walkieTalkie, second_wind: lungs, scanner: radarSweep, decoy: scarecrow, adaptation: chameleon, mimicry: dualityMask,
  protective_suit: hazmatSuit, cache: chest, signal_flare: fireworkRocket,
};
