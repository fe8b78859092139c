import type { Judgements } from './judgement.ts';

/** Several words, some of them without a meaning for the search. */
export const phrases: Judgements = {
  'a tent for two': 'nightjar 3',
  'shoes for running': 'larkstep 3',
  'boots for hiking': 'screefell 3, harvest 2',
  'bag for a laptop': 'stile 3, ledger 3, promenade 1',
  'a watch with a leather strap': 'longitude 3',
  'dress with pockets': 'bluebell 3',
  'the game controller': 'twinstick 3, arcade 2',
  'leather bag': 'promenade 3, ledger 3',
  'leather shoes': 'counsel 3, terrazza 2, screefell 2, harvest 2',
  'red shoes': 'encore 3',
  'blue dress': 'bluebell 3',
  'waterproof boots': 'screefell 3, harvest 2',
  'wireless headphones': 'quietfield 3',
  'noise cancelling headphones': 'quietfield 3',
  'wireless keyboard': 'featherkey 3',
  'film camera': 'byway 3, nightreel 3',
  'wooden toy': 'loop 3, five 3, little 1, endgame 2',
  'toy car': 'scarlet 3, big 2',
  'board game': 'endgame 3, six 1',
  'rechargeable batteries': 'everycell 3',
  'smart tv': 'hearthside 2',
  'cast iron skillet': 'hob 3',
  'chess set': 'endgame 3',
  'cotton t-shirt': 'plain 3',
  'kids bike': 'canalside 1',
};

/** Names of products, also half typed or in another order. */
export const names: Judgements = {
  'quietfield wireless headphones': 'quietfield 3',
  'pennant 6': 'pennant 3',
  clearnigh: 'clearnight 3',
  'sofa saturday': 'saturday 3',
  'harvest boots': 'harvest 3',
  'fellwalker compass': 'fellwalker 3',
  skateb: 'kerbside 3',
  teles: 'clearnight 3',
  'LULLABY SINGLE BED': 'lullaby 3',
};
