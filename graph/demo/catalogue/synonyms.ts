interface DemoSynonyms {
  words: string[];
  /** What they find besides, but not the other way round. */
  finds?: string[];
}

/** What shoppers call the items of the demo shop. */
export const demoSynonyms: DemoSynonyms[] = [
  { words: ['tv', 'telly', 'television'] },
  { words: ['phone', 'handset'], finds: ['smartphone', 'telephone'] },
  { words: ['mobile phone', 'cell phone', 'mobile', 'smartphone'] },
  { words: ['computer', 'pc'], finds: ['laptop', 'desktop'] },
  { words: ['earphones', 'headset', 'earbuds', 'headphones'] },
  { words: ['mic', 'microphone'] },
  { words: ['mouse'], finds: ['trackball'] },
  { words: ['gamepad', 'joypad', 'game controller'], finds: ['game controller', 'joystick'] },
  { words: ['battery', 'aa battery'], finds: ['rechargeable aa'] },
  { words: ['camera', 'video camera'], finds: ['camcorder'] },
  { words: ['photography'], finds: ['camera', 'camcorder', 'film'] },
  { words: ['art supplies', 'painting'], finds: ['paint palette', 'brush', 'pencils'] },
  { words: ['poster', 'picture', 'painting'], finds: ['framed print'] },
  { words: ['wool', 'knitting', 'yarn'] },
  {
    words: ['musical instrument', 'instrument'],
    finds: ['guitar', 'violin', 'drum', 'saxophone', 'trumpet', 'accordion', 'banjo'],
  },
  { words: ['sneakers', 'trainers', 'running shoes'] },
  {
    words: ['shoes', 'footwear'],
    finds: ['running shoes', 'derbies', 'flats', 'heels', 'sandals', 'boots', 'flip flops'],
  },
  { words: ['bag'], finds: ['handbag', 'backpack', 'briefcase', 'suitcase'] },
  { words: ['purse', 'tote'], finds: ['handbag'] },
  { words: ['rucksack', 'knapsack', 'backpack'] },
  { words: ['luggage', 'trolley'], finds: ['suitcase', 'backpack'] },
  { words: ['trousers', 'pants'], finds: ['jeans'] },
  { words: ['raincoat', 'jacket'], finds: ['coat'] },
  { words: ['tee', 'tshirt'], finds: ['t shirt'] },
  { words: ['jewellery', 'jewelry'], finds: ['ring'] },
  {
    words: ['clothes', 'clothing'],
    finds: ['coat', 'dress', 't shirt', 'jeans', 'scarf', 'gloves', 'socks', 'hat'],
  },
  { words: ['couch', 'settee', 'sofa'] },
  { words: ['furniture'], finds: ['sofa', 'chair', 'bed', 'mirror'] },
  { words: ['plant', 'house plant', 'houseplant'], finds: ['fern'] },
  { words: ['mug'], finds: ['cup'] },
  { words: ['frying pan', 'pan', 'skillet'] },
  { words: ['bike', 'bicycle'] },
  { words: ['soccer', 'football'] },
  { words: ['racquet', 'racket'] },
  { words: ['ping pong', 'table tennis'] },
  { words: ['camping'], finds: ['tent', 'compass'] },
  { words: ['sledge', 'toboggan', 'sled'] },
  { words: ['puzzle', 'jigsaw'] },
  { words: ['train'], finds: ['locomotive'] },
  { words: ['xmas', 'christmas'] },
];
