import type { Shot } from './picture-files.ts';

/** The pictures of each product, the first one first. Written by encode-pictures.ts. */
export const shots: Record<string, Shot[]> = {
  'quietfield-wireless-headphones': [
    { name: 'quietfield-wireless-headphones', view: 'front', width: 1200 },
    { name: 'quietfield-wireless-headphones-back', view: 'back', width: 800 },
  ],
  'byway-35-film-camera': [
    { name: 'byway-35-film-camera', view: 'front', width: 1200 },
    { name: 'byway-35-film-camera-detail', view: 'detail', width: 800 },
  ],
  'pennant-6-smartphone': [
    { name: 'pennant-6-smartphone', view: 'front', width: 1200 },
    { name: 'pennant-6-smartphone-back', view: 'back', width: 800 },
  ],
  'larkstep-running-shoes': [
    { name: 'larkstep-running-shoes', view: 'front', width: 1200 },
    { name: 'larkstep-running-shoes-detail', view: 'detail', width: 800 },
  ],
  'longitude-automatic-watch': [
    { name: 'longitude-automatic-watch', view: 'front', width: 1200 },
    { name: 'longitude-automatic-watch-detail', view: 'detail', width: 800 },
  ],
  'saturday-two-seat-sofa': [
    { name: 'saturday-two-seat-sofa', view: 'front', width: 800 },
    { name: 'saturday-two-seat-sofa-detail', view: 'detail', width: 800 },
  ],
  'canalside-city-bicycle': [
    { name: 'canalside-city-bicycle', view: 'front', width: 1200 },
    { name: 'canalside-city-bicycle-detail', view: 'detail', width: 800 },
  ],
  'barnaby-teddy-bear': [
    { name: 'barnaby-teddy-bear', view: 'front', width: 1200 },
    { name: 'barnaby-teddy-bear-detail', view: 'detail', width: 800 },
  ],
  'rosehip-stoneware-teapot': [
    { name: 'rosehip-stoneware-teapot', view: 'front', width: 800 },
    { name: 'rosehip-stoneware-teapot-detail', view: 'detail', width: 800 },
  ],
  'rowanberry-electric-guitar': [
    { name: 'rowanberry-electric-guitar', view: 'front', width: 1200 },
    { name: 'rowanberry-electric-guitar-detail', view: 'detail', width: 800 },
  ],
  'stile-22-backpack': [
    { name: 'stile-22-backpack', view: 'front', width: 1200 },
    { name: 'stile-22-backpack-back', view: 'back', width: 800 },
  ],
  'twinstick-game-controller': [
    { name: 'twinstick-game-controller', view: 'front', width: 800 },
    { name: 'twinstick-game-controller-detail', view: 'detail', width: 800 },
  ],
  'porch-portable-radio': [
    { name: 'porch-portable-radio', view: 'front', width: 1200 },
    { name: 'porch-portable-radio-back', view: 'back', width: 800 },
  ],
  'nightreel-movie-camera': [
    { name: 'nightreel-movie-camera', view: 'front', width: 800 },
    { name: 'nightreel-movie-camera-detail', view: 'detail', width: 800 },
  ],
  'slate-14-laptop': [
    { name: 'slate-14-laptop', view: 'front', width: 1200 },
    { name: 'slate-14-laptop-back', view: 'back', width: 800 },
  ],
  'screefell-hiking-boots': [
    { name: 'screefell-hiking-boots', view: 'front', width: 1200 },
    { name: 'screefell-hiking-boots-detail', view: 'detail', width: 800 },
  ],
  'noon-sunglasses': [
    { name: 'noon-sunglasses', view: 'front', width: 800 },
    { name: 'noon-sunglasses-detail', view: 'detail', width: 800 },
  ],
  'trestle-oak-chair': [
    { name: 'trestle-oak-chair', view: 'front', width: 1200 },
    { name: 'trestle-oak-chair-back', view: 'back', width: 800 },
  ],
  'matchday-football': [
    { name: 'matchday-football', view: 'front', width: 1200 },
    { name: 'matchday-football-detail', view: 'detail', width: 800 },
  ],
  'windhover-kite': [
    { name: 'windhover-kite', view: 'front', width: 800 },
    { name: 'windhover-kite-detail', view: 'detail', width: 800 },
  ],
  'halfmoon-studio-microphone': [
    { name: 'halfmoon-studio-microphone', view: 'front', width: 1200 },
    { name: 'halfmoon-studio-microphone-detail', view: 'detail', width: 800 },
  ],
  'homestead-camcorder': [
    { name: 'homestead-camcorder', view: 'front', width: 1200 },
    { name: 'homestead-camcorder-detail', view: 'detail', width: 800 },
  ],
  'harbour-all-day-desktop': [
    { name: 'harbour-all-day-desktop', view: 'front', width: 1200 },
    { name: 'harbour-all-day-desktop-back', view: 'back', width: 800 },
  ],
  'counsel-leather-derbies': [
    { name: 'counsel-leather-derbies', view: 'front', width: 1200 },
    { name: 'counsel-leather-derbies-detail', view: 'detail', width: 800 },
  ],
  'first-frost-ring': [
    { name: 'first-frost-ring', view: 'front', width: 1200 },
    { name: 'first-frost-ring-detail', view: 'detail', width: 800 },
  ],
  'lullaby-single-bed': [
    { name: 'lullaby-single-bed', view: 'front', width: 800 },
    { name: 'lullaby-single-bed-detail', view: 'detail', width: 800 },
  ],
  'baseline-tennis-racket': [
    { name: 'baseline-tennis-racket', view: 'front', width: 1200 },
    { name: 'baseline-tennis-racket-detail', view: 'detail', width: 800 },
  ],
  'loop-wooden-yo-yo': [
    { name: 'loop-wooden-yo-yo', view: 'front', width: 800 },
    { name: 'loop-wooden-yo-yo-detail', view: 'detail', width: 800 },
  ],
  'crossroad-vocal-microphone': [
    { name: 'crossroad-vocal-microphone', view: 'front', width: 1200 },
    { name: 'crossroad-vocal-microphone-detail', view: 'detail', width: 800 },
  ],
  'matinee-film-projector': [
    { name: 'matinee-film-projector', view: 'front', width: 1200 },
    { name: 'matinee-film-projector-detail', view: 'detail', width: 800 },
  ],
  'featherkey-slim-keyboard': [
    { name: 'featherkey-slim-keyboard', view: 'front', width: 1200 },
    { name: 'featherkey-slim-keyboard-detail', view: 'detail', width: 800 },
  ],
  'skylark-ballet-flats': [
    { name: 'skylark-ballet-flats', view: 'front', width: 1200 },
    { name: 'skylark-ballet-flats-detail', view: 'detail', width: 800 },
  ],
  'platform-trench-coat': [
    { name: 'platform-trench-coat', view: 'front', width: 800 },
    { name: 'platform-trench-coat-detail', view: 'detail', width: 800 },
  ],
  'long-look-oval-mirror': [
    { name: 'long-look-oval-mirror', view: 'front', width: 800 },
    { name: 'long-look-oval-mirror-detail', view: 'detail', width: 800 },
  ],
  'rally-table-tennis-bat': [
    { name: 'rally-table-tennis-bat', view: 'front', width: 1200 },
    { name: 'rally-table-tennis-bat-detail', view: 'detail', width: 800 },
  ],
  'greenwood-jigsaw-1000-pieces': [
    { name: 'greenwood-jigsaw-1000-pieces', view: 'front', width: 1200 },
    { name: 'greenwood-jigsaw-1000-pieces-detail', view: 'detail', width: 800 },
  ],
  'atelier-paint-palette': [
    { name: 'atelier-paint-palette', view: 'front', width: 1200 },
    { name: 'atelier-paint-palette-detail', view: 'detail', width: 800 },
  ],
  'pebble-wireless-mouse': [
    { name: 'pebble-wireless-mouse', view: 'front', width: 800 },
    { name: 'pebble-wireless-mouse-back', view: 'back', width: 800 },
  ],
  'encore-red-heels': [
    { name: 'encore-red-heels', view: 'front', width: 1200 },
    { name: 'encore-red-heels-detail', view: 'detail', width: 800 },
  ],
  'bluebell-summer-dress': [
    { name: 'bluebell-summer-dress', view: 'front', width: 1200 },
    { name: 'bluebell-summer-dress-detail', view: 'detail', width: 800 },
  ],
  'glasshouse-fern': [
    { name: 'glasshouse-fern', view: 'front', width: 1200 },
    { name: 'glasshouse-fern-detail', view: 'detail', width: 800 },
  ],
  'hilltop-wooden-sled': [
    { name: 'hilltop-wooden-sled', view: 'front', width: 1200 },
    { name: 'hilltop-wooden-sled-detail', view: 'detail', width: 800 },
  ],
  'endgame-chess-set': [
    { name: 'endgame-chess-set', view: 'front', width: 1200 },
    { name: 'endgame-chess-set-detail', view: 'detail', width: 800 },
  ],
  'larkspur-student-violin': [
    { name: 'larkspur-student-violin', view: 'front', width: 1200 },
    { name: 'larkspur-student-violin-detail', view: 'detail', width: 800 },
  ],
  'foxtail-round-brush': [
    { name: 'foxtail-round-brush', view: 'front', width: 1200 },
    { name: 'foxtail-round-brush-detail', view: 'detail', width: 800 },
  ],
  'redball-trackball': [
    { name: 'redball-trackball', view: 'front', width: 800 },
    { name: 'redball-trackball-back', view: 'back', width: 800 },
  ],
  'terrazza-leather-sandals': [
    { name: 'terrazza-leather-sandals', view: 'front', width: 800 },
    { name: 'terrazza-leather-sandals-detail', view: 'detail', width: 800 },
  ],
  'plain-good-t-shirt': [
    { name: 'plain-good-t-shirt', view: 'front', colour: 'sky', width: 800 },
    { name: 'plain-good-t-shirt-detail', view: 'detail', width: 800 },
    { name: 'plain-good-t-shirt-chalk', view: 'front', colour: 'chalk', width: 800 },
    { name: 'plain-good-t-shirt-forest', view: 'front', colour: 'forest', width: 800 },
  ],
  'evenfall-mantel-clock': [
    { name: 'evenfall-mantel-clock', view: 'front', width: 1200 },
    { name: 'evenfall-mantel-clock-detail', view: 'detail', width: 800 },
  ],
  'kerbside-skateboard': [
    { name: 'kerbside-skateboard', view: 'front', width: 1200 },
    { name: 'kerbside-skateboard-back', view: 'back', width: 800 },
  ],
  'six-fair-dice': [
    { name: 'six-fair-dice', view: 'front', width: 1200 },
    { name: 'six-fair-dice-detail', view: 'detail', width: 800 },
  ],
  'parade-snare-drum': [
    { name: 'parade-snare-drum', view: 'front', width: 1200 },
    { name: 'parade-snare-drum-detail', view: 'detail', width: 800 },
  ],
  'lamplight-fountain-pen': [
    { name: 'lamplight-fountain-pen', view: 'front', width: 1200 },
    { name: 'lamplight-fountain-pen-detail', view: 'detail', width: 800 },
  ],
  'hearthside-retro-television': [
    { name: 'hearthside-retro-television', view: 'front', width: 1200 },
    { name: 'hearthside-retro-television-detail', view: 'detail', width: 800 },
  ],
  'harvest-tall-boots': [
    { name: 'harvest-tall-boots', view: 'front', width: 1200 },
    { name: 'harvest-tall-boots-detail', view: 'detail', width: 800 },
  ],
  'millrace-straight-jeans': [
    { name: 'millrace-straight-jeans', view: 'front', colour: 'indigo', width: 800 },
    { name: 'millrace-straight-jeans-detail', view: 'detail', width: 800 },
    { name: 'millrace-straight-jeans-black', view: 'front', colour: 'black', width: 800 },
    { name: 'millrace-straight-jeans-stone', view: 'front', colour: 'stone', width: 800 },
  ],
  'nightjar-two-person-tent': [
    { name: 'nightjar-two-person-tent', view: 'front', width: 1200 },
    { name: 'nightjar-two-person-tent-detail', view: 'detail', width: 800 },
  ],
  'five-sisters-nesting-dolls': [
    { name: 'five-sisters-nesting-dolls', view: 'front', width: 1200 },
    { name: 'five-sisters-nesting-dolls-detail', view: 'detail', width: 800 },
  ],
  'duna-hand-drum': [
    { name: 'duna-hand-drum', view: 'front', width: 1200 },
    { name: 'duna-hand-drum-detail', view: 'detail', width: 800 },
  ],
  'saddle-hardcover-notebook': [
    { name: 'saddle-hardcover-notebook', view: 'front', width: 1200 },
    { name: 'saddle-hardcover-notebook-detail', view: 'detail', width: 800 },
  ],
  'inkwell-tank-printer': [
    { name: 'inkwell-tank-printer', view: 'front', width: 1200 },
    { name: 'inkwell-tank-printer-detail', view: 'detail', width: 800 },
  ],
  'boardwalk-flip-flops': [
    { name: 'boardwalk-flip-flops', view: 'front', colour: 'citron', width: 1200 },
    { name: 'boardwalk-flip-flops-detail', view: 'detail', width: 800 },
    { name: 'boardwalk-flip-flops-ink', view: 'front', colour: 'ink', width: 800 },
    { name: 'boardwalk-flip-flops-coral', view: 'front', colour: 'coral', width: 800 },
  ],
  'cranberry-lambswool-scarf': [
    { name: 'cranberry-lambswool-scarf', view: 'front', colour: 'cranberry', width: 1200 },
    { name: 'cranberry-lambswool-scarf-detail', view: 'detail', width: 800 },
    { name: 'cranberry-lambswool-scarf-forest', view: 'front', colour: 'forest', width: 800 },
    { name: 'cranberry-lambswool-scarf-oat', view: 'front', colour: 'oat', width: 800 },
  ],
  'morning-cup-and-saucer': [
    { name: 'morning-cup-and-saucer', view: 'front', width: 1200 },
    { name: 'morning-cup-and-saucer-detail', view: 'detail', width: 800 },
  ],
  'stillwater-cedar-canoe': [
    { name: 'stillwater-cedar-canoe', view: 'front', width: 800 },
    { name: 'stillwater-cedar-canoe-detail', view: 'detail', width: 800 },
  ],
  'moonhopper-toy-rocket': [
    { name: 'moonhopper-toy-rocket', view: 'front', width: 1200 },
    { name: 'moonhopper-toy-rocket-detail', view: 'detail', width: 800 },
  ],
  'lowlight-alto-saxophone': [
    { name: 'lowlight-alto-saxophone', view: 'front', width: 800 },
    { name: 'lowlight-alto-saxophone-detail', view: 'detail', width: 800 },
  ],
  'schoolroom-pencils-box-of-12': [
    { name: 'schoolroom-pencils-box-of-12', view: 'front', width: 1200 },
    { name: 'schoolroom-pencils-box-of-12-detail', view: 'detail', width: 800 },
  ],
  'snowgate-knit-gloves': [
    { name: 'snowgate-knit-gloves', view: 'front', colour: 'stone-blue', width: 800 },
    { name: 'snowgate-knit-gloves-detail', view: 'detail', width: 800 },
    { name: 'snowgate-knit-gloves-oat', view: 'front', colour: 'oat', width: 800 },
    { name: 'snowgate-knit-gloves-ink', view: 'front', colour: 'ink', width: 800 },
  ],
  'hob-hearth-iron-skillet': [
    { name: 'hob-hearth-iron-skillet', view: 'front', width: 1200 },
    { name: 'hob-hearth-iron-skillet-detail', view: 'detail', width: 800 },
  ],
  'reef-snorkel-set': [
    { name: 'reef-snorkel-set', view: 'front', width: 800 },
    { name: 'reef-snorkel-set-detail', view: 'detail', width: 800 },
  ],
  'scarlet-racing-car': [
    { name: 'scarlet-racing-car', view: 'front', width: 1200 },
    { name: 'scarlet-racing-car-back', view: 'back', width: 800 },
  ],
  'brightwater-trumpet': [
    { name: 'brightwater-trumpet', view: 'front', width: 1200 },
    { name: 'brightwater-trumpet-detail', view: 'detail', width: 800 },
  ],
  'crisp-craft-scissors': [
    { name: 'crisp-craft-scissors', view: 'front', width: 1200 },
    { name: 'crisp-craft-scissors-detail', view: 'detail', width: 800 },
  ],
  'arcade-one-joystick': [
    { name: 'arcade-one-joystick', view: 'front', width: 1200 },
    { name: 'arcade-one-joystick-detail', view: 'detail', width: 800 },
  ],
  'promenade-leather-handbag': [
    { name: 'promenade-leather-handbag', view: 'front', colour: 'tan', width: 1200 },
    { name: 'promenade-leather-handbag-detail', view: 'detail', width: 800 },
    { name: 'promenade-leather-handbag-ink', view: 'front', colour: 'ink', width: 800 },
    { name: 'promenade-leather-handbag-sage', view: 'front', colour: 'sage', width: 800 },
  ],
  'clubhouse-striped-socks': [
    { name: 'clubhouse-striped-socks', view: 'front', width: 1200 },
    { name: 'clubhouse-striped-socks-detail', view: 'detail', width: 800 },
  ],
  'sous-chef-knife': [
    { name: 'sous-chef-knife', view: 'front', width: 800 },
    { name: 'sous-chef-knife-detail', view: 'detail', width: 800 },
  ],
  'fellwalker-compass': [
    { name: 'fellwalker-compass', view: 'front', width: 1200 },
    { name: 'fellwalker-compass-detail', view: 'detail', width: 800 },
  ],
  'little-junction-locomotive': [
    { name: 'little-junction-locomotive', view: 'front', width: 1200 },
    { name: 'little-junction-locomotive-detail', view: 'detail', width: 800 },
  ],
  'fairground-piano-accordion': [
    { name: 'fairground-piano-accordion', view: 'front', width: 1200 },
    { name: 'fairground-piano-accordion-detail', view: 'detail', width: 800 },
  ],
  'raspberry-merino-yarn': [
    { name: 'raspberry-merino-yarn', view: 'front', colour: 'raspberry', width: 800 },
    { name: 'raspberry-merino-yarn-detail', view: 'detail', width: 800 },
    { name: 'raspberry-merino-yarn-forest', view: 'front', colour: 'forest', width: 800 },
    { name: 'raspberry-merino-yarn-oat', view: 'front', colour: 'oat', width: 800 },
  ],
  'rotunda-desk-telephone': [
    { name: 'rotunda-desk-telephone', view: 'front', colour: 'red', width: 1200 },
    { name: 'rotunda-desk-telephone-detail', view: 'detail', width: 800 },
    { name: 'rotunda-desk-telephone-cream', view: 'front', colour: 'cream', width: 800 },
    { name: 'rotunda-desk-telephone-forest', view: 'front', colour: 'forest', width: 800 },
  ],
  'ledger-leather-briefcase': [
    { name: 'ledger-leather-briefcase', view: 'front', width: 1200 },
    { name: 'ledger-leather-briefcase-back', view: 'back', width: 800 },
  ],
  'picnic-straw-hat': [
    { name: 'picnic-straw-hat', view: 'front', width: 800 },
    { name: 'picnic-straw-hat-detail', view: 'detail', width: 800 },
  ],
  'windfall-willow-basket': [
    { name: 'windfall-willow-basket', view: 'front', width: 1200 },
    { name: 'windfall-willow-basket-detail', view: 'detail', width: 800 },
  ],
  'clearnight-90-telescope': [
    { name: 'clearnight-90-telescope', view: 'front', width: 1200 },
    { name: 'clearnight-90-telescope-detail', view: 'detail', width: 800 },
  ],
  'gentle-rex-dinosaur': [
    { name: 'gentle-rex-dinosaur', view: 'front', width: 1200 },
    { name: 'gentle-rex-dinosaur-detail', view: 'detail', width: 800 },
  ],
  'millpond-five-string-banjo': [
    { name: 'millpond-five-string-banjo', view: 'front', width: 800 },
    { name: 'millpond-five-string-banjo-detail', view: 'detail', width: 800 },
  ],
  'meadow-framed-print': [
    { name: 'meadow-framed-print', view: 'front', width: 1200 },
    { name: 'meadow-framed-print-detail', view: 'detail', width: 800 },
  ],
  'everycell-rechargeable-aa-pack-of-4': [
    { name: 'everycell-rechargeable-aa-pack-of-4', view: 'front', width: 1200 },
    { name: 'everycell-rechargeable-aa-pack-of-4-detail', view: 'detail', width: 800 },
  ],
  'wanderer-cabin-suitcase': [
    { name: 'wanderer-cabin-suitcase', view: 'front', colour: 'sage', width: 1200 },
    { name: 'wanderer-cabin-suitcase-back', view: 'back', width: 800 },
    { name: 'wanderer-cabin-suitcase-ink', view: 'front', colour: 'ink', width: 800 },
    { name: 'wanderer-cabin-suitcase-sand', view: 'front', colour: 'sand', width: 800 },
  ],
  'downpour-umbrella': [
    { name: 'downpour-umbrella', view: 'front', colour: 'violet', width: 1200 },
    { name: 'downpour-umbrella-detail', view: 'detail', width: 800 },
    { name: 'downpour-umbrella-forest', view: 'front', colour: 'forest', width: 800 },
    { name: 'downpour-umbrella-ink', view: 'front', colour: 'ink', width: 800 },
  ],
  'larder-storage-jar': [
    { name: 'larder-storage-jar', view: 'front', width: 1200 },
    { name: 'larder-storage-jar-detail', view: 'detail', width: 800 },
  ],
  'seafront-roller-skates': [
    { name: 'seafront-roller-skates', view: 'front', width: 800 },
    { name: 'seafront-roller-skates-detail', view: 'detail', width: 800 },
  ],
  'big-ladder-fire-engine': [
    { name: 'big-ladder-fire-engine', view: 'front', width: 1200 },
    { name: 'big-ladder-fire-engine-detail', view: 'detail', width: 800 },
  ],
};
