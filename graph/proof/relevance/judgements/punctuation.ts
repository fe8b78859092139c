import type { Judgements } from './judgement.ts';

/** The same, however it is written. */
export const punctuation: Judgements = {
  't-shirt': 'plain 3',
  't shirt': 'plain 3',
  tshirt: 'plain 3',
  '35mm': 'byway 3',
  '35 mm camera': 'byway 3',
  'yo-yo': 'loop 3',
  yoyo: 'loop 3',
  'flip-flops': 'boardwalk 3',
  flipflops: 'boardwalk 3',
  'flip flop': 'boardwalk 3',
  '"chess"': 'endgame 3',
  'tent!!!': 'nightjar 3',
  'pipkin&rowe bear': 'barnaby 3',
  'hob & hearth': 'hob 3',
  'aa batteries': 'everycell 3, porch 1',
  '14" laptop': 'slate 3, ledger 1',
  '20cm knife': 'sous 3',
  'jigsaw 1000 pieces': 'greenwood 3',
  'tea-pot': 'rosehip 3',
  'foot ball': 'matchday 3',
  'five string banjo': 'millpond 3',
};

export const accents: Judgements = {
  télescope: 'clearnight 3',
  téléphone: 'rotunda 3, pennant 3',
  'café cup': 'morning 3',
  guitarrá: 'rowanberry 3',
  vïolin: 'larkspur 3',
};
