/** Comments by stars; `{town}` is replaced with the customer's town. */
export type Comments = Record<5 | 4 | 3 | 2 | 1, readonly string[]>

const beds: Comments = {
  5: [
    'The men built it in half an hour and swept up. The color is deeper than in the picture, in a good way.',
    'Solid. It came up a narrow stair in {town} in parts, as promised.',
    'Not one creak after eight months, and we have two boys who jump.',
    'My mother sleeps on it now and I am back on the old one. That says enough.',
    'We measured twice and it fits between the two windows exactly.',
    'My back thanks you. The slats are close together, good for our foam mattress.',
    'Bought for my parents in {town}. The fitters took off their shoes without being asked.',
  ],
  4: [
    'Good bed. One slat was missing and came three days later.',
    'Lovely to look at. The head end is a bit taller than I imagined, check your window.',
    'The fitters were late, but the work is clean.',
    'Very heavy, which is what I wanted. Moving it to sweep takes two people.',
  ],
  3: [
    'The bed is fine, the color is darker than on my phone.',
    'It creaked in the first week. They came back and tightened it, and now it is quiet.',
    'Took eleven days to {town}, not seven.',
  ],
  2: ['A scratch on the foot end. They offered a discount, I would rather have had a bed without a scratch.'],
  1: ['Wrong size came first. The right one came after two weeks on the floor.'],
}

const storage: Comments = {
  5: [
    'Swallowed everything we own and still looks light.',
    'Everything closes softly. My daughter opens and closes it for fun.',
    'It survived the monsoon without swelling. The last one was scrap after one year.',
    'Straight, plain, well made. The back is finished too, which nobody does.',
    'The fitters levelled it on our crooked floor and took the cardboard with them.',
    'The wood smells like wood. Very happy.',
  ],
  4: [
    'Good quality. One pull was loose, two minutes with a screwdriver.',
    'Beautiful. I wish the lowest part were a little higher off the floor.',
    'Looks exactly like the picture. It is heavy, so think about where it goes first.',
    'All fine, only one screw was in the wrong bag.',
  ],
  3: [
    'It had to be adjusted twice until everything closed in line.',
    'Nice outside. Inside I had expected the same finish.',
    'Came with a dent at the back where nobody sees it. I see it.',
  ],
  2: ['One side has been sticking since the second month. Waiting for the spare part.'],
  1: ['It did not fit our lift and nobody had asked. Carried up five floors with much shouting.'],
}

const small: Comments = {
  5: [
    'Small, neat and heavier than it looks.',
    'Just what the corner in our room in {town} needed.',
    'Bought one, came back for a second.',
    'Everybody who visits asks about it.',
    'Stands firmly, and our floor is anything but level.',
    'Put together in the time it took the tea to boil.',
  ],
  4: [
    'Pretty and useful. The felt pads were missing, I had some.',
    'Nice work. A little smaller than I had imagined.',
    'Good, but the instructions are only pictures.',
    'Goes with our other things well enough.',
  ],
  3: ['It is pretty, and it costs what it costs.', 'A bit of a smell in the first week, then gone.'],
  2: ['One foot was not straight. They changed it, after a reminder.'],
  1: ['The box was open when it came, and a part was missing for ten days.'],
}

const seats: Comments = {
  5: [
    'My chair. Nobody else may sit in it.',
    'I read in it every evening, and twice I slept in it until morning.',
    'Firm and soft in the right places.',
    'My father in {town} got it for his seventieth birthday and has hardly left it.',
    'Lovely to touch, and it has kept its shape.',
    'It looks as good from behind as from the front.',
  ],
  4: [
    'Very comfortable. Larger than I thought, measure first.',
    'Nice piece. The cat has found it too.',
    'Good seat, the color is a little warmer than on the screen.',
  ],
  3: ['Looks lovely, sits all right.', 'It took some weeks until it felt comfortable.'],
  2: ['A thread came loose in the second month.'],
  1: ['Not as soft as in the showroom. Returned.'],
}

const sofas: Comments = {
  5: [
    'Three of us, a dog and a football match. No complaints from anybody.',
    'I washed the covers after Tihar and they came out like new.',
    'Firm enough to get up from. My father has a bad knee and he chose it himself.',
    'The cushions still have their shape after a year.',
    'It makes our small flat in {town} look like a grown-up lives there.',
    'We tried five shops in Kathmandu. This one does not sag in the middle.',
    'The fabric is cool in summer and does not stick.',
  ],
  4: [
    'Comfortable. The color is a little lighter in daylight.',
    'Good seat, but the cushions need shaking up every few days.',
    'One leg was missing its felt pad. Otherwise very good.',
    'Deep and soft. Short people will want a cushion behind the back.',
  ],
  3: [
    'Nice sofa, but ask about your stair first. They had to take out our window.',
    'The seat is softer than in the showroom.',
    'Pretty, and it shows every crumb.',
  ],
  2: ['A seam opened after four months. They repaired it at home, but it should not happen.'],
  1: ['Ordered one color and got another. Exchanged, after many phone calls.'],
}

const tables: Comments = {
  5: [
    'The grain is beautiful. Everybody strokes the top when they come in.',
    'Does not wobble, not even on our old floor.',
    'Right height, right size, right color.',
    'Hot tea, cold beer, homework: no marks so far.',
    'It came assembled, only the legs to put on. Ten minutes.',
  ],
  4: [
    'Good table. One of the screws was too short, they brought another the next day.',
    'A little smaller than I thought, my own fault for not measuring.',
    'Nice wood, the finish is a bit matt for my taste.',
  ],
  3: [
    'It is fine, but a glass left a ring in the first week.',
    'The color does not match our TV unit although the name is the same.',
  ],
  2: ['One leg shorter than the others. A felt pad helps, but still.'],
  1: ['Arrived with a crack in the top. Taken back without a word, I will say that.'],
}

const dining: Comments = {
  5: [
    'Eleven people at Dashain and it did not complain.',
    'The chairs are comfortable even for a long meal.',
    'Turmeric wiped off. I was surprised.',
    'Carried up to the fourth floor in {town} by two very patient men.',
    'Our old one shook when somebody cut meat. This one does not move.',
    'Children do homework on it, we eat on it, I iron on it. Still looks good.',
  ],
  4: [
    'Good set. One chair stood unevenly until they adjusted the foot.',
    'Very nice wood. The seats could be a bit softer.',
    'Needs more room than you think once people sit. Measure with the chairs out.',
    'Well packed, well built, two days late.',
  ],
  3: [
    'The table is excellent, the chairs are only all right.',
    'One of the chairs is a shade lighter than the others.',
    'Scratches easily when the children draw without paper.',
  ],
  2: ['Two chairs became loose within half a year. They were glued again under warranty.'],
  1: ['We waited four weeks for it and nobody called.'],
}

const diningChairs: Comments = {
  5: [
    'Bought six, and all six are alike and straight.',
    'Comfortable even for a long meal.',
    'Light enough for my mother to move, strong enough for my uncle.',
    'Not one has come loose in a year.',
    'The grain is a little different on each. I like that.',
    'Easy to wipe, easy to move about our place in {town}.',
  ],
  4: [
    'Good chairs. One stood unevenly, they changed it within the week.',
    'Nice to sit on, a bit upright for long evenings.',
    'Ordered four, three came at once and one a week later.',
    'Pretty. Crumbs find every gap.',
  ],
  3: ['One of our four is a shade lighter than the others.', 'Fine for an hour, then I want a cushion.'],
  2: ['One became loose within half a year. It was glued again under warranty.'],
  1: ['Two of four arrived scratched.'],
}

const officeChairs: Comments = {
  5: [
    'Eight hours a day for a year. My neck is better.',
    'We bought six for the office in {town}, and now the others want one too.',
    'The back does not get hot. In Biratnagar in June, that is everything.',
    'Rolls quietly on parquet and leaves no marks.',
    'Twenty minutes to put together, with a manual that makes sense.',
  ],
  4: [
    'Very good for the price. The armrests move a little.',
    'Comfortable. I am 160 cm, and the lowest setting is just low enough.',
    'Good chair. The castors pick up every hair in the house.',
  ],
  3: [
    'The back is great, the seat becomes hard after some hours.',
    'It sinks by a centimeter a day. They will change the gas lift.',
  ],
  2: [
    'The cover began to peel at the arms after ten months.',
    'One castor broke in the first week. Replaced, but I had to come and get it.',
  ],
  1: ['Not for tall people. I am 192 cm and gave it to my wife.'],
}

const desks: Comments = {
  5: [
    'Steady even when I type like an angry man.',
    'My son passed his SEE at it. I do not say it was the desk.',
    'Enough room for two screens and lunch.',
    'I work from home in {town} and finally have a place to do it.',
    'Delivered before ten, set up before lunch.',
  ],
  4: [
    'Good desk. It took me an hour to put together, not half of one.',
    'Nice top. I miss a second hole for cables.',
    'Does what it should. Color a bit warmer than in the picture.',
  ],
  3: ['The top marks easily, use a pad.', 'It moves a little when I write fast.'],
  2: ['The holes did not line up and I had to drill one myself.'],
  1: ['The top arrived with a broken corner. The second one was fine.'],
}

const office: Comments = {
  5: [
    'Steady, plain and easy to clean. Just what an office needs.',
    'Delivered to our office in {town} before ten, nobody had to stop working.',
    'Holds the papers of three accountants.',
    'The drawers close without a bang. The whole room is quieter.',
    'Nobody at work believed the price.',
  ],
  4: [
    'Good quality. The label holders could be larger.',
    'Works well. It took me an hour to put together, not half of one.',
    'Does what it should. Color a bit warmer than in the picture.',
  ],
  3: ['The top marks easily, use a pad.', 'Good, but one lock turns only with patience.'],
  2: ['One drawer has rubbed against the frame from the first day.'],
  1: ['Arrived with a bent corner. The second one was fine.'],
}

const outdoor: Comments = {
  5: [
    'It stood outside through the whole monsoon in {town} and looks the same.',
    'Tea on the roof every morning now.',
    'The best place of the house is now outside it.',
    'No rust, no fading after one year on a terrace in full sun.',
    'Heavy enough that the wind leaves it alone.',
    'Neighbours ask where it is from.',
  ],
  4: [
    'Very comfortable. A cushion more would be perfect.',
    'Good work. It turned grey in the sun, which I like and my husband does not.',
    'One bolt was tight, everything else went together well.',
    'Takes more room than expected, but it is worth it.',
  ],
  3: ['Good, but not cheap.', 'Dust gets into everything, that is Kathmandu and not the shop.'],
  2: ['The color came off on a white kurta the first time. Oil it and let it dry before use.'],
  1: ['Two weeks late, and then it rained.'],
}

const mattresses: Comments = {
  5: [
    'I wake up without back pain for the first time in years.',
    'I do not notice when my husband gets up at four.',
    'Firm, as described. It took a week to get used to, and now hotels are too soft.',
    'Stayed cool even in Nepalgunj.',
    'Unrolled it, waited a day, slept well.',
    'Exactly the size they say. Fits our old bed without a gap.',
  ],
  4: [
    'Good mattress. It smelled for three days, then no more.',
    'A bit softer at the edge than in the middle.',
    'Comfortable, but very heavy to turn alone.',
  ],
  3: [
    'Good for me, too hard for my wife.',
    'It is warm in summer. In winter it is lovely.',
    'One corner took a week to rise.',
  ],
  2: ['A hollow on one side after a year. They came to measure it and said it was within the limit.'],
  1: ['Too hard for us. Returned it, which went well.'],
}

const quilts: Comments = {
  5: [
    'Warm. January in {town} was no problem.',
    'It reminds me of my grandmother’s house.',
    'The stitching is very even. Somebody took care.',
    'We turned the heater off and slept better.',
    'Large enough for two people who both pull.',
    'Bought one, then three more for the family.',
  ],
  4: [
    'Warm and well made. Mine is a little darker than the picture.',
    'Good quality for this price.',
    'Takes a whole day of sun to air, but then it is lovely.',
  ],
  3: ['Warm enough, a bit stiff at first.', 'Too warm for {town} until December.'],
  2: ['A seam opened after the first winter.'],
  1: ['It came damp. They changed it.'],
}

const textiles: Comments = {
  5: [
    'Washed four times and still soft.',
    'Soft without being limp.',
    'The colors are just as in the picture.',
    'Ordered again for my sister.',
    'A small thing that makes the room in {town} friendlier.',
    'Very even stitching. Somebody took care.',
  ],
  4: [
    'Nice and soft. A little flatter after some months.',
    'Lovely, only the seam is a bit thick.',
    'Good cloth for this price.',
    'Smaller than I thought, but it is what the text says.',
  ],
  3: ['Fine, nothing special.', 'Takes a long time to dry.', 'A bit firmer than I like. My brother took it at once.'],
  2: ['The seam opened in the second wash.'],
  1: ['Lost its shape in three months.'],
}

const anything: Comments = {
  5: [
    'Reached {town} in four days, well packed.',
    'Second order from here, and not the last.',
    'Polite delivery men, honest price, good work.',
    'They called before coming and came when they said.',
    'Just as in the picture. That is rare online.',
    'Paid on delivery, no extra fee. Thank you.',
    'I asked three questions on the phone and got three straight answers.',
    'Looks more expensive than it was.',
    'Very good.',
    'ramro chha, dherai ramro',
    'The whole family approves, which never happens.',
    'Worth the wait.',
  ],
  4: [
    'Good product, delivery to {town} took the full week.',
    'Happy with it. The packing was hard to get rid of.',
    'Almost perfect. The invoice had my name wrong.',
    'Good value. I would buy it again.',
    'Nice. Came one day late, they called to say so.',
    'No complaints, four stars because nothing is perfect.',
  ],
  3: [
    'It is all right for the price.',
    'Good thing, slow delivery.',
    'Expected a bit more, but it does its work.',
    'Color differs a little from the screen.',
  ],
  2: ['Had to call three times to get a delivery day.', 'Not bad, but I paid for better.'],
  1: ['Came damaged. The exchange took nine days.'],
}

/** Comments by subcategory, or by product when it differs from the rest of its subcategory. */
export const commentsOn: Record<string, Comments> = {
  beds,
  'bedside-tables': small,
  wardrobes: storage,
  dressers: storage,
  sofas,
  'coffee-tables': tables,
  'tv-units': storage,
  bookshelves: small,
  lamps: small,
  'dining-sets': dining,
  'dining-chairs': diningChairs,
  sideboards: storage,
  desks,
  'office-chairs': officeChairs,
  'file-cabinets': office,
  'meeting-tables': desks,
  'patio-sets': outdoor,
  loungers: outdoor,
  'swings-benches': outdoor,
  mattresses,
  pillows: textiles,
  'duvets-quilts': quilts,
  cushions: textiles,
  'thamel-armchair': seats,
  'dhulikhel-recliner': seats,
  'ilam-pouffe': seats,
  'sahayak-visitor-chair': diningChairs,
}

export const commentsOnAnything = anything
