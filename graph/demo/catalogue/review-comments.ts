import type { DemoCategory } from './demo-products.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;
type Comments = Record<Stars, string[]>;

/** Comments that fit any product, by the stars given with them. */
export const generalComments: Comments = {
  5: [
    'Exactly as described, and it arrived a day early.',
    'Even better than in the pictures. I would buy it again tomorrow.',
    'Bought one for myself and went back for another as a gift.',
    'You can tell that somebody thought about the details.',
    'Three months of daily use and it still looks new.',
    'Honest product, honest price. Nothing to add.',
    'I compared five of these before ordering. Right choice.',
    'My partner laughed at me for ordering it and now uses it more than I do.',
    'Solid, well made and nicely packed without a mountain of plastic.',
    'A pleasure from the moment I opened the box.',
    'This replaced one that cost twice as much, and I do not miss the old one.',
    'Does what it should and looks good doing it.',
    'I had a question before buying and got a real answer the same day.',
    'A birthday present that was a complete success.',
    'The quality surprised me. I expected less at this price.',
    'Second one in our family. The first is still going strong.',
    'I was sceptical after reading so much praise. The praise is right.',
    'Perfect. I wish I had bought it last year.',
    'Lovely thing. I notice it every time I walk past.',
    'Recommended by a colleague, and now I recommend it to everybody.',
    'No complaints at all, and I usually find something.',
    'Well worth the wait while it was out of stock.',
  ],
  4: [
    'Very good. One star off for the instructions, which are tiny.',
    'Happy with it. The colour is a little darker than on my screen.',
    'Good quality and quick delivery. I would have liked a longer guarantee.',
    'Almost perfect. The box was dented, but nothing inside was.',
    'Does the job well. A touch expensive, though I would still buy it.',
    'Really nice, only slightly smaller than I had imagined.',
    'Good value. It took a few days to get used to.',
    'Well made. I hope it comes in more colours one day.',
    'Four stars because nothing is perfect, but this is close.',
    'Pleased so far. I will come back after a year and add the fifth star.',
    'A sturdy piece of work. Delivery took a week.',
    'Nearly everything right. The packaging could be simpler.',
    'I like it a lot. My only wish is a spare part in the box.',
    'A good buy, and the small flaws are easy to live with.',
    'Better than the one I had before, not quite as good as my dream of it.',
    'Solid choice. I would order it again on sale without thinking.',
  ],
  3: [
    'It is fine. Not bad, not special.',
    'Decent for the price, but I expected a little more.',
    'Good idea, average finish. I am keeping it.',
    'Works as described, though it feels lighter than it looks.',
    'Mixed feelings. I like the look and not so much the feel.',
    'Took two weeks to arrive. The product itself is all right.',
    'Does the job. I would look around more next time.',
    'Half of my family loves it, the other half shrugs.',
    'The first one had a scratch. The replacement came quickly and is fine.',
    'Okay for now and then. For every day I would choose something sturdier.',
    'Neither disappointed nor excited.',
    'A fair product with a description that is a bit too cheerful.',
  ],
  2: [
    'Nicer in the pictures than on the table.',
    'It works, but the finish is careless for this price.',
    'I wanted to like it. After a month I rarely use it.',
    'Arrived with a mark on one side. The refund was quick at least.',
    'Much smaller than I thought. Check the measurements.',
    'Feels cheaper than it is.',
    'Not what I had in mind, and sending it back was a chore.',
    'It started well and wore out too soon.',
    'Two stars for the friendly support, not for the product.',
  ],
  1: [
    'It broke in the first week. I got my money back.',
    'Mine arrived damaged, and so did the replacement.',
    'Not for me at all. I sent it back the same day.',
    'I waited a month and then got the wrong colour.',
    'Looks good for a day. Do not expect more.',
    'Disappointing from start to finish.',
    'I read the good reviews and must have received a different product.',
  ],
};

/** Comments that only fit products of one category. */
export const categoryComments: Record<DemoCategory, Comments> = {
  'Audio & Music': {
    5: [
      'The sound is warm and clear, and it stays that way when you turn it up.',
      'I played it for an hour before I remembered to take off my coat.',
      'My music teacher asked where I had found it.',
    ],
    4: [
      'Great sound for a living room. The case could be sturdier.',
      'It needed an hour of patience at first, since then I love it.',
    ],
    3: ['The sound is pleasant but a little thin at the low end.'],
    2: ['It rattles at certain notes and I cannot find out why.'],
    1: ['There was a buzz from the first minute and it never went away.'],
  },
  Electronics: {
    5: [
      'Set up in five minutes without opening the manual once.',
      'No account, no app, no nonsense. It simply works.',
      'Quiet, quick and no fingerprints. I am impressed.',
    ],
    4: [
      'Works flawlessly. The cable is half a metre too short.',
      'A clear step up from my old one, and easy to set up.',
    ],
    3: ['Good hardware. The first connection took three attempts.'],
    2: ['It loses the connection about once a day.'],
    1: ['Dead after ten days. It would not switch on again.'],
  },
  'Photo & Craft': {
    5: [
      'It makes me want to make things again, which is all I asked for.',
      'Feels right in the hand. I reach for it first now.',
      'The results speak for themselves. I have filled half a wall already.',
    ],
    4: [
      'Lovely to work with once you know its habits.',
      'Very good material. I would like a pouch to keep it in.',
    ],
    3: ['Good for beginners. I have outgrown it rather quickly.'],
    2: ['Pretty, but it does not work as precisely as I need.'],
    1: ['It fell apart in the middle of a project.'],
  },
  'Shoes & Bags': {
    5: [
      'Wore it for a whole weekend in the city without one complaint.',
      'The stitching is immaculate and it smells like real craft.',
      'It survived a downpour and looked better afterwards.',
    ],
    4: [
      'Comfortable after two days of breaking in.',
      'Beautiful. The colour rubbed off a little in the first week.',
    ],
    3: ['Looks great, but a bit stiff for long days.'],
    2: ['A seam came loose after a few weeks.'],
    1: ['It came apart on the second outing.'],
  },
  'Clothing & Accessories': {
    5: [
      'I have had three compliments on it this week.',
      'Goes with everything I own. I hardly leave home without it.',
      'The sort of quality my grandmother would have approved of.',
    ],
    4: [
      'Fits well and feels good. Delivery could have been quicker.',
      'Elegant and simple. The buttons and clasps look a bit plain.',
    ],
    3: ['The cut of the photo flatters it. Still quite wearable.'],
    2: ['The material is thinner than I hoped.'],
    1: ['It looked worn out after the second time.'],
  },
  'Home & Kitchen': {
    5: [
      'It has made our small flat feel like a home.',
      'Guests ask about it every time.',
      'Easy to clean and a joy to look at.',
    ],
    4: [
      'Fits our place perfectly. It took some effort to get it up the stairs.',
      'Handsome and practical. A little heavy.',
    ],
    3: ['It looks nice but marks easily. Handle with care.'],
    2: ['It wobbles slightly on our floor, which is not the fault of the floor.'],
    1: ['It arrived in pieces, and not the kind you put together.'],
  },
  'Sports & Outdoors': {
    5: [
      'Took it out in wind and rain and it did not care.',
      'My weekends have changed since I bought this.',
      'Tough, simple and easy to repair. That is how it should be.',
    ],
    4: [
      'Great fun. I would have liked a bag to carry it in.',
      'Held up well all summer. A few scratches, no harm done.',
    ],
    3: ['Good for a Sunday outing, not for serious use.'],
    2: ['Fine on the first trip, less so on the second.'],
    1: ['Something snapped the first time we went out.'],
  },
  'Toys & Games': {
    5: [
      'My daughter has not put it down since her birthday.',
      'It survives two boys and a dog. Need I say more?',
      'The grown-ups play with it when the children are in bed.',
    ],
    4: [
      'A hit with the whole family. The box could be stronger.',
      'Lovely toy, nicely made. Keep an eye on the small parts.',
    ],
    3: ['Fun for an afternoon, then back on the shelf.'],
    2: ['The paint chipped in the first week.'],
    1: ['Broken before lunch, and there were tears.'],
  },
};
