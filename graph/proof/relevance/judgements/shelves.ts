import type { Judgements } from './judgement.ts';

export const categories: Judgements = {
  electronics:
    'pennant 3, twinstick 3, slate 3, harbour 3, featherkey 3, pebble 3, redball 3, hearthside 3, inkwell 3, arcade 3, rotunda 3, everycell 3',
  toys: 'barnaby 3, windhover 3, loop 3, moonhopper 3, scarlet 3, little 3, gentle 3, big 3, five 3, greenwood 2, endgame 2, six 2',
  games: 'endgame 3, six 3, greenwood 3, twinstick 2, arcade 1',
  clothing: 'platform 3, bluebell 3, plain 3, millrace 3, cranberry 3, snowgate 3, clubhouse 3, picnic 3',
  clothes: 'platform 3, bluebell 3, plain 3, millrace 3, cranberry 3, snowgate 3, clubhouse 3, picnic 3',
  accessories: 'longitude 3, noon 3, first 3, cranberry 3, snowgate 3, picnic 3, downpour 3, clubhouse 2',
  kitchen: 'rosehip 3, morning 3, hob 3, sous 3, larder 3, windfall 1, trestle 1',
  furniture: 'saturday 3, trestle 3, lullaby 3, long 2',
  sports:
    'canalside 3, matchday 3, baseline 3, rally 3, kerbside 3, seafront 3, hilltop 3, stillwater 3, reef 3, nightjar 2, fellwalker 2, clearnight 1',
  music:
    'rowanberry 3, larkspur 3, parade 3, duna 3, lowlight 3, brightwater 3, fairground 3, millpond 3, quietfield 2, porch 2, crossroad 2, halfmoon 2',
  'musical instrument':
    'rowanberry 3, larkspur 3, parade 3, duna 3, lowlight 3, brightwater 3, fairground 3, millpond 3',
  photography: 'byway 3, nightreel 2, homestead 2, matinee 1',
  camping: 'nightjar 3, fellwalker 1',
  'art supplies': 'atelier 3, foxtail 3, schoolroom 2, lamplight 1, crisp 1',
  toy: 'barnaby 3, windhover 3, loop 3, moonhopper 3, scarlet 3, little 3, gentle 3, big 3, five 3, greenwood 2, endgame 2, six 2',
};

export const brands: Judgements = {
  lorvane: 'quietfield 3, porch 3, halfmoon 3, crossroad 3',
  orrisdale: 'platform 3, bluebell 3, plain 3, millrace 3',
  'lorvane radio': 'porch 3',
  'strayde shoes': 'larkstep 3, boardwalk 2, screefell 2',
  'cobblewick boots': 'harvest 3',
  'kerrow mouse': 'pebble 3, redball 2',
  'pexil phone': 'pennant 3',
  'pexil laptop': 'slate 3',
  'swiftholm bike': 'canalside 3',
  'hearthlow chair': 'trestle 3',
  'kilnbrae knife': 'sous 3',
  'quillmere pens': 'lamplight 3, schoolroom 1',
  'tindrel guitars': 'rowanberry 3',
  'larsund bag': 'promenade 3, stile 3, ledger 2, wanderer 2',
  'pipkin and rowe': 'barnaby 3, greenwood 3, little 3, gentle 3',
  meridane: 'longitude 3, first 3',
  'brasswick trumpet': 'brightwater 3',
  'lorvane mic': 'halfmoon 3, crossroad 3',
};
