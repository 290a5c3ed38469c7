/** Comments by stars; `{town}` is replaced with the customer's town. */
export type Comments = Record<5 | 4 | 3 | 2 | 1, readonly string[]>

const beds: Comments = {
  5: [
    'आधा घण्टामै जोडेर वरिपरि बढारेर गए। रङ फोटोमा भन्दा अलि गाढा छ, हेर्दा झनै राम्रो।',
    'एकदम बलियो। {town}को घरको साँघुरो भर्‍याङबाट पनि भनेजस्तै टुक्रा टुक्रा गरेर ल्याए।',
    'Not one creak after eight months, and we have two boys who jump.',
    'My mother sleeps on it now and I am back on the old one. That says enough.',
    'We measured twice and it fits between the two windows exactly.',
    'ढाडलाई आराम भयो। फल्याकहरू नजिक नजिक छन्, हाम्रो फोमको गद्दालाई ठ्याक्कै।',
    '{town}मा बस्ने बा–आमाका लागि किनेको। जोड्न आएका भाइहरूले भन्नै नपरी जुत्ता फुकाले।',
  ],
  4: [
    'पलङ राम्रो छ। एउटा फल्याक छुटेको रहेछ, तीन दिनपछि ल्याइदिए।',
    'Lovely to look at. The head end is a bit taller than I imagined, check your window.',
    'जोड्न ढिलो आए, तर काम भने सफा गरे।',
    'Very heavy, which is what I wanted. Moving it to sweep takes two people.',
  ],
  3: [
    'पलङ ठीकै छ, तर रङ मोबाइलमा देखेको भन्दा गाढा रहेछ।',
    'It creaked in the first week. They came back and tightened it, and now it is quiet.',
    '{town}सम्म आउन सात दिन भनेको, एघार दिन लाग्यो।',
  ],
  2: ['खुट्टातिरको भागमा कोतरिएको थियो। छुट दिन्छौं भने, तर मलाई त नकोतरिएकै पलङ चाहिएको थियो।'],
  1: ['Wrong size came first. The right one came after two weeks on the floor.'],
}

const storage: Comments = {
  5: [
    'घरभरिका सामान अटे, तैपनि कोठा भरिएजस्तो देखिँदैन।',
    'Everything closes softly. My daughter opens and closes it for fun.',
    'बर्खाभरि पनि फुलेन। यसअघिको त एक वर्षमै काम नलाग्ने भएको थियो।',
    'Straight, plain, well made. The back is finished too, which nobody does.',
    'हाम्रो भुइँ अलि बाङ्गो छ, तैपनि लेभल मिलाएर राखिदिए र कार्टुन पनि आफैं लगे।',
    'The wood smells like wood. Very happy.',
  ],
  4: [
    'क्वालिटी राम्रो छ। एउटा ह्यान्डल खुकुलो थियो, पेचकसले दुई मिनेटमै कसें।',
    'Beautiful. I wish the lowest part were a little higher off the floor.',
    'Looks exactly like the picture. It is heavy, so think about where it goes first.',
    'सबै ठीक छ, एउटा पेच मात्र अर्कै प्याकेटमा रहेछ।',
  ],
  3: [
    'ढोका बराबर मिल्न दुई पटक मिलाउनुपर्‍यो।',
    'Nice outside. Inside I had expected the same finish.',
    'पछाडिपट्टि थिचिएको रहेछ। अरूले देख्दैनन्, तर मलाई थाहा छ नि।',
  ],
  2: ['दोस्रो महिनादेखि एकापट्टि अड्किन थाल्यो। पार्ट्स आउँछ भनेर कुरिरहेको छु।'],
  1: ['It did not fit our lift and nobody had asked. Carried up five floors with much shouting.'],
}

const small: Comments = {
  5: [
    'Small, neat and heavier than it looks.',
    '{town}को कोठाको कुनामा राख्न ठ्याक्कै यस्तै चाहिएको थियो।',
    'पहिले एउटा किनें, मन परेर अर्को पनि मगाएँ।',
    'Everybody who visits asks about it.',
    'Stands firmly, and our floor is anything but level.',
    'चिया उम्लिँदासम्ममा जोडिसकियो।',
  ],
  4: [
    'हेर्दा राम्रो, कामको पनि। खुट्टामा टाँस्ने फेल्ट चाहिँ आएन, घरमै थियो।',
    'Nice work. A little smaller than I had imagined.',
    'सामान राम्रो छ, तर जोड्ने तरिका चित्र मात्रै छ, लेखेको छैन।',
    'Goes with our other things well enough.',
  ],
  3: ['It is pretty, and it costs what it costs.', 'पहिलो हप्ता अलि गन्ध आउँथ्यो, अहिले छैन।'],
  2: ['एउटा खुट्टा बाङ्गो थियो। दोहोर्‍याएर फोन गरेपछि साटिदिए।'],
  1: ['The box was open when it came, and a part was missing for ten days.'],
}

const seats: Comments = {
  5: [
    'My chair. Nobody else may sit in it.',
    'दिनहुँ बेलुका यसैमा बसेर किताब पढ्छु। दुई पटक त बिहानैसम्म निदाएछु।',
    'Firm and soft in the right places.',
    '{town}मा बुबाको सत्तरीऔं जन्मदिनमा किनिदिएको, अहिले त त्यहीँबाट उठ्नै मान्नुहुन्न।',
    'Lovely to touch, and it has kept its shape.',
    'अगाडिबाट जति राम्रो देखिन्छ, पछाडिबाट पनि उत्तिकै।',
  ],
  4: [
    'बस्न एकदम आरामदायी। सोचेको भन्दा ठूलो रहेछ, पहिले नाप लिनुहोला।',
    'Nice piece. The cat has found it too.',
    'Good seat, the color is a little warmer than on the screen.',
  ],
  3: ['Looks lovely, sits all right.', 'सहज लाग्न केही हप्ता लाग्यो।'],
  2: ['दोस्रो महिनामै धागो उध्रियो।'],
  1: ['Not as soft as in the showroom. Returned.'],
}

const sofas: Comments = {
  5: [
    'Three of us, a dog and a football match. No complaints from anybody.',
    'तिहारपछि कभर धोएँ, नयाँजस्तै भयो।',
    'धेरै नधस्सिने हुनाले उठ्न सजिलो छ। बुबाको घुँडा दुख्छ, उहाँ आफैंले रोज्नुभएको।',
    'The cushions still have their shape after a year.',
    '{town}को हाम्रो सानो फ्ल्याट यसले गर्दा बल्ल घरजस्तो देखियो।',
    'We tried five shops in Kathmandu. This one does not sag in the middle.',
    'गर्मीमा पनि कपडा शीतल छ, शरीरमा टाँसिँदैन।',
  ],
  4: [
    'आरामदायी छ। दिउँसोको उज्यालोमा रङ अलि फिका देखिन्छ।',
    'Good seat, but the cushions need shaking up every few days.',
    'एउटा खुट्टाको फेल्ट छुटेछ। बाँकी सबै एकदम राम्रो।',
    'Deep and soft. Short people will want a cushion behind the back.',
  ],
  3: [
    'सोफा राम्रो छ, तर पहिले भर्‍याङबाट छिर्छ कि छिर्दैन सोध्नुहोला। हाम्रोमा त झ्याल नै खोल्नुपर्‍यो।',
    'The seat is softer than in the showroom.',
    'हेर्दा राम्रो, तर फोहोर अलिकति भए पनि देखिइहाल्छ।',
  ],
  2: ['चार महिनामा सिलाइ उध्रियो। घरमै आएर बनाइदिए, तर यस्तो हुनु नपर्ने हो।'],
  1: ['Ordered one color and got another. Exchanged, after many phone calls.'],
}

const tables: Comments = {
  5: [
    'The grain is beautiful. Everybody strokes the top when they come in.',
    'हाम्रो पुरानो भुइँमा पनि हल्लिँदैन।',
    'Right height, right size, right color.',
    'तातो चिया, चिसो पानी, छोराछोरीको होमवर्क, अहिलेसम्म दाग बसेको छैन।',
    'It came assembled, only the legs to put on. Ten minutes.',
  ],
  4: [
    'टेबल राम्रो छ। एउटा पेच छोटो रहेछ, भोलिपल्टै अर्को ल्याइदिए।',
    'A little smaller than I thought, my own fault for not measuring.',
    'Nice wood, the finish is a bit matt for my taste.',
  ],
  3: [
    'ठीकै छ, तर पहिलो हप्तामै गिलासको गोलो दाग बस्यो।',
    'The color does not match our TV unit although the name is the same.',
  ],
  2: ['एउटा खुट्टा छोटो छ। तल फेल्ट राखेपछि मिल्यो, तर चित्त बुझेन।'],
  1: ['Arrived with a crack in the top. Taken back without a word, I will say that.'],
}

const dining: Comments = {
  5: [
    'दशैंमा एघार जना बस्यौं, केही भएन।',
    'The chairs are comfortable even for a long meal.',
    'बेसारको दाग पनि पुछ्नेबित्तिकै गयो, छक्क परें।',
    '{town}मा चौथो तलासम्म दुई जना भाइले नझर्किई बोकेर ल्याइदिए।',
    'Our old one shook when somebody cut meat. This one does not move.',
    'Children do homework on it, we eat on it, I iron on it. Still looks good.',
  ],
  4: [
    'सेट राम्रो छ। एउटा कुर्सी हल्लिन्थ्यो, खुट्टा मिलाइदिएपछि ठीक भयो।',
    'Very nice wood. The seats could be a bit softer.',
    'मान्छे बसेपछि सोचेको भन्दा बढी ठाउँ चाहिन्छ। कुर्सी तानेर नाप्नुहोला।',
    'Well packed, well built, two days late.',
  ],
  3: [
    'टेबल उत्कृष्ट, कुर्सी चाहिँ ठीकठीकै।',
    'One of the chairs is a shade lighter than the others.',
    'Scratches easily when the children draw without paper.',
  ],
  2: ['छ महिनामै दुइटा कुर्सी खुकुलो भए। वारेन्टीमा फेरि टाँसिदिए।'],
  1: ['We waited four weeks for it and nobody called.'],
}

const diningChairs: Comments = {
  5: [
    'छ वटा किनें, छ वटै उस्तै र सोझा छन्।',
    'Comfortable even for a long meal.',
    'आमाले सार्न सक्ने गरी हलुका, मामालाई थाम्ने गरी बलियो।',
    'Not one has come loose in a year.',
    'The grain is a little different on each. I like that.',
    'पुछ्न पनि सजिलो, {town}को डेरामा यताउता सार्न पनि सजिलो।',
  ],
  4: [
    'Good chairs. One stood unevenly, they changed it within the week.',
    'बस्न राम्रो छ, तर लामो समय बस्दा अलि ठाडो लाग्छ।',
    'चार वटा मगाएको, तीन वटा सँगै आयो, एउटा चाहिँ हप्ता दिनपछि।',
    'Pretty. Crumbs find every gap.',
  ],
  3: ['One of our four is a shade lighter than the others.', 'एक घण्टासम्म ठीक छ, त्यसपछि कुसन चाहिन्छ।'],
  2: ['One became loose within half a year. It was glued again under warranty.'],
  1: ['चार वटामध्ये दुइटा कोतरिएको आयो।'],
}

const officeChairs: Comments = {
  5: [
    'एक वर्षदेखि दिनको आठ घण्टा बस्छु। घाँटी दुख्न कम भयो।',
    'We bought six for the office in {town}, and now the others want one too.',
    'पछाडि जाली भएकाले ढाड तात्दैन। जेठ–असारमा विराटनगरमा बस्नेलाई योभन्दा ठूलो कुरा के हुन्छ र।',
    'Rolls quietly on parquet and leaves no marks.',
    'Twenty minutes to put together, with a manual that makes sense.',
  ],
  4: [
    'यो मूल्यमा धेरै राम्रो। हात राख्ने ठाउँ चाहिँ अलि हल्लिन्छ।',
    'Comfortable. I am 160 cm, and the lowest setting is just low enough.',
    'Good chair. The castors pick up every hair in the house.',
  ],
  3: [
    'पछाडिको भाग राम्रो छ, तर केही घण्टापछि सिट कडा लाग्छ।',
    'It sinks by a centimeter a day. They will change the gas lift.',
  ],
  2: [
    'The cover began to peel at the arms after ten months.',
    'पहिलो हप्तामै एउटा पाङ्ग्रा भाँचियो। साटिदिए, तर लिन पसलै जानुपर्‍यो।',
  ],
  1: ['Not for tall people. I am 192 cm and gave it to my wife.'],
}

const desks: Comments = {
  5: [
    'Steady even when I type like an angry man.',
    'छोराले यसैमा पढेर एसईई पास गर्‍यो। टेबलकै कारण त नभनौं।',
    'Enough room for two screens and lunch.',
    '{town}मा घरैबाट काम गर्छु, बल्ल काम गर्ने ठाउँ भयो।',
    'Delivered before ten, set up before lunch.',
  ],
  4: [
    'डेस्क राम्रो छ। जोड्न आधा घण्टा भनेको, मलाई एक घण्टा लाग्यो।',
    'Nice top. I miss a second hole for cables.',
    'Does what it should. Color a bit warmer than in the picture.',
  ],
  3: ['The top marks easily, use a pad.', 'छिटो लेख्दा अलि हल्लिन्छ।'],
  2: ['प्वाल मिलेनन्, एउटा त आफैंले ड्रिल गर्नुपर्‍यो।'],
  1: ['The top arrived with a broken corner. The second one was fine.'],
}

const office: Comments = {
  5: [
    'बलियो, सादा, सफा गर्न सजिलो। अफिसलाई चाहिने यस्तै हो।',
    '{town}को अफिसमा दस बजे अगावै ल्याइदिए, कसैको काम रोकिएन।',
    'Holds the papers of three accountants.',
    'The drawers close without a bang. The whole room is quieter.',
    'Nobody at work believed the price.',
  ],
  4: [
    'क्वालिटी राम्रो छ। लेबल राख्ने ठाउँ अलि ठूलो भए हुन्थ्यो।',
    'Works well. It took me an hour to put together, not half of one.',
    'Does what it should. Color a bit warmer than in the picture.',
  ],
  3: ['The top marks easily, use a pad.', 'राम्रो छ, तर एउटा ताला खोल्न अलि मिहिनेत गर्नुपर्छ।'],
  2: ['पहिलो दिनदेखि नै एउटा घर्रा फ्रेममा घोटिन्छ।'],
  1: ['Arrived with a bent corner. The second one was fine.'],
}

const outdoor: Comments = {
  5: [
    '{town}मा बर्खाभरि बाहिरै थियो, तैपनि उस्तै छ।',
    'अब त दिनहुँ बिहानको चिया छतमै।',
    'The best place of the house is now outside it.',
    'No rust, no fading after one year on a terrace in full sun.',
    'Heavy enough that the wind leaves it alone.',
    'छिमेकीहरू कहाँबाट ल्याएको भनेर सोध्छन्।',
  ],
  4: [
    'Very comfortable. A cushion more would be perfect.',
    'काम राम्रो छ। घामले खरानी रङको भयो, मलाई मन पर्‍यो, श्रीमान्‌लाई परेन।',
    'One bolt was tight, everything else went together well.',
    'सोचेको भन्दा बढी ठाउँ ओगट्छ, तर किनेकोमा पछुतो छैन।',
  ],
  3: ['Good, but not cheap.', 'धुलो पसिहाल्छ, त्यो त काठमाडौंको दोष हो, पसलको होइन।'],
  2: ['The color came off on a white kurta the first time. Oil it and let it dry before use.'],
  1: ['दुई हप्ता ढिलो आयो, आएकै दिन पानी पर्‍यो।'],
}

const mattresses: Comments = {
  5: [
    'वर्षौंपछि बल्ल ढाड नदुखी उठ्न पाएँ।',
    'I do not notice when my husband gets up at four.',
    'Firm, as described. It took a week to get used to, and now hotels are too soft.',
    'नेपालगन्जको गर्मीमा पनि तात्दैन।',
    'Unrolled it, waited a day, slept well.',
    'नाप भनेजस्तै ठ्याक्कै। हाम्रो पुरानो पलङमा बिना ग्याप मिल्यो।',
  ],
  4: [
    'गद्दा राम्रो छ। तीन दिन गन्ध आयो, त्यसपछि हरायो।',
    'A bit softer at the edge than in the middle.',
    'Comfortable, but very heavy to turn alone.',
  ],
  3: ['मलाई ठीक छ, श्रीमतीलाई अलि कडा भयो।', 'गर्मीमा अलि तातो हुन्छ, जाडोमा भने मज्जा।', 'One corner took a week to rise.'],
  2: ['एक वर्षमा एकापट्टि खाल्डो पर्‍यो। नाप्न आए, तर सीमाभित्रै छ भने।'],
  1: ['Too hard for us. Returned it, which went well.'],
}

const quilts: Comments = {
  5: [
    'न्यानो छ। {town}को माघे जाडोमा पनि समस्या भएन।',
    'हजुरआमाको घरको सिरक सम्झाउँछ।',
    'The stitching is very even. Somebody took care.',
    'We turned the heater off and slept better.',
    'दुई जनाले तानातान गर्दा पनि पुग्छ।',
    'Bought one, then three more for the family.',
  ],
  4: [
    'Warm and well made. Mine is a little darker than the picture.',
    'यो मूल्यमा क्वालिटी राम्रो छ।',
    'Takes a whole day of sun to air, but then it is lovely.',
  ],
  3: ['न्यानो छ, सुरुमा अलि कडा लाग्यो।', 'Too warm for {town} until December.'],
  2: ['A seam opened after the first winter.'],
  1: ['ओसिएको आयो। साटिदिए।'],
}

const textiles: Comments = {
  5: [
    'चार पटक धोइसकें, अझै नरम छ।',
    'Soft without being limp.',
    'रङ फोटोमा जस्तै छ।',
    'Ordered again for my sister.',
    'सानो कुरा हो, तर {town}को कोठा कति राम्रो देखियो।',
    'Very even stitching. Somebody took care.',
  ],
  4: [
    'नरम र राम्रो। केही महिनापछि अलि थेप्चियो।',
    'Lovely, only the seam is a bit thick.',
    'Good cloth for this price.',
    'सोचेको भन्दा सानो रहेछ, तर नाप त लेखेकै रहेछ।',
  ],
  3: ['ठीकै छ, खासै केही होइन।', 'Takes a long time to dry.', 'A bit firmer than I like. My brother took it at once.'],
  2: ['दोस्रो पटक धुँदै सिलाइ उध्रियो।'],
  1: ['Lost its shape in three months.'],
}

const anything: Comments = {
  5: [
    'चार दिनमै {town} आइपुग्यो, प्याकिङ पनि राम्रो।',
    'Second order from here, and not the last.',
    'ल्याइदिने भाइहरू नम्र, मूल्य ठीक, काम राम्रो।',
    'They called before coming and came when they said.',
    'फोटोमा जस्तो थियो ठ्याक्कै त्यस्तै आयो। अनलाइनमा यस्तो कमै हुन्छ।',
    'Paid on delivery, no extra fee. Thank you.',
    'फोनमा तीन वटा कुरा सोधें, तीनै वटाको प्रस्ट जवाफ दिए।',
    'Looks more expensive than it was.',
    'धेरै राम्रो।',
    'ramro chha, dherai ramro',
    'घरका सबैलाई मन पर्‍यो, यस्तो त कहिल्यै हुँदैन।',
    'Worth the wait.',
  ],
  4: [
    'सामान राम्रो छ, {town}सम्म आउन भने पूरै हप्ता लाग्यो।',
    'Happy with it. The packing was hard to get rid of.',
    'Almost perfect. The invoice had my name wrong.',
    'पैसा असुल। फेरि किन्छु।',
    'राम्रो छ। एक दिन ढिलो आयो, तर फोन गरेर भनेका थिए।',
    'No complaints, four stars because nothing is perfect.',
  ],
  3: [
    'मूल्यअनुसार ठीकै छ।',
    'सामान राम्रो, डेलिभरी ढिलो।',
    'Expected a bit more, but it does its work.',
    'Color differs a little from the screen.',
  ],
  2: ['कहिले ल्याउँछन् भनेर थाहा पाउन तीन पटक फोन गर्नुपर्‍यो।', 'Not bad, but I paid for better.'],
  1: ['बिग्रिएको आयो। साट्न नौ दिन लाग्यो।'],
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
