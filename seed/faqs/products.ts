import type { FaqPart } from './faq.ts'

export const productFaqs: FaqPart = {
  group: 'general',
  isAboutProducts: true,
  entries: [
    {
      slug: 'materials',
      question: 'Which wood are your products made of?',
      answer:
        'Mostly of solid timber: sheesham, teak, oak, ash, sal, walnut and pine. Large flat parts can be plywood with veneer, which copes better with damp. The table Product Details names the material and the finish of each piece.',
      ne: {
        question: 'सामान कुन काठका हुन्छन्?',
        answer:
          'धेरैजसो सग्लो काठका: सिसौ, टिक, ओक, एश, साल, ओखर र सल्ला। ठूला चेप्टा भागमा भिनियर टाँसेको प्लाइउड पनि हुन्छ, जुन ओसमा टिकाउ हुन्छ। हरेक सामानको काठ र फिनिस ‘पूरा जानकारी’ तालिकामा लेखिएको हुन्छ।',
      },
    },
    {
      slug: 'bed-sizes',
      question: 'What do the bed sizes mean?',
      answer:
        'They are mattress sizes, width by length in centimeters: 122*200 is Single, 153*200 is Queen, 183*200 is King. The frame is a little larger. The Size guide on the page of the product draws them to scale and says how much floor to plan for.',
      ne: {
        question: 'पलङको साइज भनेको के हो?',
        answer:
          'यो गद्दाको साइज हो, चौडाइ र लम्बाइ सेन्टिमिटरमा: १२२*२०० सिङ्गल, १५३*२०० क्वीन, १८३*२०० किङ। फ्रेम त्योभन्दा अलि ठूलो हुन्छ। सामानको पृष्ठमा ‘साइज गाइड’ ले नापअनुसारको चित्र र चाहिने ठाउँ देखाउँछ।',
      },
    },
    {
      slug: 'normal-hydraulics',
      question: 'What is the difference between Normal and Hydraulics?',
      answer:
        'A Normal bed has a fixed base. With Hydraulics the whole base lifts on gas springs, and the space below is for quilts and suitcases. Where a product comes in both types, choose one beside the size: price and stock follow your choice.',
      ne: {
        question: 'नर्मल र हाइड्रोलिक्समा के फरक छ?',
        answer:
          'नर्मल पलङको आधार अडिएको हुन्छ। हाइड्रोलिक्समा ग्यास स्प्रिङले पूरै आधार माथि उठ्छ, तल सिरक र सुटकेस राख्ने ठाउँ हुन्छ। दुवै प्रकारमा पाइने सामानमा साइजसँगै एउटा छान्नुहोस्: मूल्य र मौज्दात त्यहीअनुसार देखिन्छ।',
      },
    },
    {
      slug: 'stock',
      question: 'How do I know whether a product is in stock?',
      answer:
        'Its page says how many there are, for each size and type. What you order is kept for you at once, so nothing is sold twice. If it is sold out, press Tell me when it is back, and we write to you; most pieces can also be made to order.',
      ne: {
        question: 'सामान मौज्दातमा छ कि छैन, कसरी थाहा पाउने?',
        answer:
          'सामानको पृष्ठमा हरेक साइज र प्रकारका कतिवटा छन्, लेखिएको हुन्छ। अर्डर गर्नेबित्तिकै सामान तपाईंकै लागि छुट्याइन्छ, दुई जनालाई बेचिँदैन। सकिएको भए ‘आएपछि खबर गर्नुहोस्’ थिच्नुहोस्, हामी इमेल गर्छौं; धेरैजसो फर्निचर अर्डरमा बनाइदिन पनि सकिन्छ।',
      },
    },
    {
      slug: 'warranty',
      question: 'What warranty do products have?',
      answer:
        'Each product has its own: the table Product Details says for how many years, and for which parts. If something breaks within that time, such as the leg of a chair that broke after one month, write by the [contact form](/contact) with the order number and photos, or call {phone}, and we tell you how we put it right.',
      ne: {
        question: 'सामानको वारेन्टी कति हुन्छ?',
        answer:
          'हरेक सामानको आफ्नै वारेन्टी हुन्छ: ‘पूरा जानकारी’ तालिकामा कति वर्ष र कुन-कुन भागको हो, लेखिएको हुन्छ। त्यो समयभित्र केही बिग्रिए, जस्तै एक महिनापछि कुर्सीको खुट्टा भाँचियो भने, [सम्पर्क फाराम](/contact) मा अर्डर नम्बर र फोटोसहित लेख्नुहोस् वा {phone} मा फोन गर्नुहोस्, कसरी मिलाउने हामी भन्छौं।',
      },
    },
    {
      slug: 'assembly',
      question: 'Do I have to put a product together myself?',
      answer:
        'Large pieces are built in the room by our fitters. A few small ones come with a key and take some minutes. The row Assembly in the table Product Details says which it is, and how long it takes.',
      ne: {
        question: 'सामान आफैंले जोड्नुपर्छ?',
        answer:
          'ठूला फर्निचर हाम्रा कामदारले कोठामै जडान गर्छन्। केही साना सामान चाबीसहित आउँछन् र जोड्न केही मिनेट लाग्छ। कसले जोड्ने र कति समय लाग्ने, ‘पूरा जानकारी’ तालिकाको ‘जोड्ने काम’ मा लेखिएको हुन्छ।',
      },
    },
    {
      slug: 'other-size',
      question: 'Can a product be made in another size or material?',
      answer:
        'Yes. The tab Custom Order on the page of the product takes your width, height and depth, from 1 to 1,000 cm, and the material: wood, metal, glass or plastic. Write color and finish into the instructions. We answer with an offer.',
      ne: {
        question: 'सामान अर्कै नाप वा सामग्रीमा बनाउन मिल्छ?',
        answer:
          'मिल्छ। सामानको पृष्ठको ‘आफ्नै नापको अर्डर’ ट्याबमा चौडाइ, उचाइ र गहिराइ (१ देखि १,००० सेन्टिमिटर) र सामग्री (काठ, धातु, सिसा वा प्लास्टिक) भर्नुहोस्। रङ र फिनिस निर्देशनमा लेख्नुहोस्। हामी मूल्य प्रस्ताव पठाउँछौं।',
      },
    },
    {
      slug: 'view-in-3d',
      question: 'Can I see a product in my room before I buy it?',
      answer:
        'Yes. Press View in 3D on the page of the product: you can turn it and look at it from all sides, true to size. On many phones View in your room then places it before your camera.',
      ne: {
        question: 'किन्नुअघि सामान आफ्नै कोठामा राखेर हेर्न मिल्छ?',
        answer:
          'मिल्छ। सामानको पृष्ठमा ‘थ्रीडीमा हेर्नुहोस्’ थिच्नुहोस्: घुमाएर चारैतिरबाट, साँचो नापमा हेर्न सकिन्छ। धेरैजसो फोनमा ‘आफ्नो कोठामा राखेर हेर्नुहोस्’ ले क्यामेरामा तपाईंकै कोठाभित्र देखाउँछ।',
      },
    },
    {
      slug: 'does-it-fit',
      question: 'How do I find out whether a product fits?',
      answer:
        'The tab Description has a drawing with width, depth and height, in centimeters or in feet. Measure the place, and also doors, stairs and lanes on the way. If you are not sure, call {phone}: we look at it with you before the delivery.',
      ne: {
        question: 'सामान अट्छ कि अट्दैन, कसरी थाहा पाउने?',
        answer:
          '‘विवरण’ ट्याबमा चौडाइ, गहिराइ र उचाइसहितको चित्र हुन्छ, सेन्टिमिटर वा फिटमा। राख्ने ठाउँसँगै ढोका, भर्‍याङ र गल्ली पनि नाप्नुहोस्। सामान अट्नेमा ढुक्क नभए {phone} मा फोन गर्नुहोस्: डेलिभरीअघि सँगै हेरौंला।',
      },
    },
    {
      slug: 'reviews',
      question: 'Who writes the product reviews?',
      answer:
        'Only customers who bought the product with their account, once we have delivered it; one review each, under first name and initial; they can add up to 3 photos. Yours is on the page of the product, under Reviews. We can answer a review, and everybody sees both.',
      ne: {
        question: 'सामानका समीक्षा कसले लेख्छन्?',
        answer:
          'आफ्नो खाताबाट त्यो सामान किनेर पाएका ग्राहकले मात्र, एक जनाले एउटा समीक्षा, नाम र थरको पहिलो अक्षरसहित; बढीमा ३ वटा फोटो राख्न मिल्छ। तपाईंले पनि सामानको पृष्ठमा ‘समीक्षा’ मा लेख्न सक्नुहुन्छ। समीक्षामा हामी जवाफ पनि दिन्छौं, दुवै सबैले देख्छन्।',
      },
    },
    {
      slug: 'compare',
      question: 'How do I compare products?',
      answer:
        'Press Compare on up to four products, then Compare in the bar at the foot of the page. They stand side by side, and what differs is shaded. The address of that page can be shared.',
      ne: {
        question: 'सामानहरू कसरी दाँज्ने?',
        answer:
          'बढीमा चारवटा सामानमा ‘तुलना’ थिच्नुहोस्, अनि पृष्ठको तल्लो पट्टीमा ‘तुलना गर्नुहोस्’ थिच्नुहोस्। सामान सँगसँगै देखिन्छन्, फरक कुरामा रङ लगाइएको हुन्छ। त्यो पृष्ठको लिङ्क अरूलाई पठाउन मिल्छ।',
      },
    },
    {
      slug: 'prices',
      question: 'What is included in the price of a product?',
      answer:
        'VAT of 13% is included in every price. Only the delivery comes on top, where it is not free. An old price is struck through beside the new one while a product is reduced. You pay what you were shown: if a price changes meanwhile, we ask you first.',
      ne: {
        question: 'सामानको मूल्यमा के-के पर्छ?',
        answer:
          'हरेक मूल्यमा १३% भ्याट समावेश छ। निःशुल्क नभएको ठाउँमा डेलिभरी शुल्क मात्र थपिन्छ। छुटमा रहेको सामानको पुरानो मूल्य काटेर नयाँसँगै देखाइन्छ। तपाईंले देखेकै मूल्य तिर्नुहुन्छ: यसबीच मूल्य बदलिए पहिले तपाईंलाई सोध्छौं।',
      },
    },
    {
      slug: 'care',
      question: 'How do I care for wooden products?',
      answer:
        'Dust them with a dry cloth, wipe spills at once with a barely damp one, and keep them out of direct sun and away from heaters. Leave a hand’s breadth to an outer wall in the monsoon. Oiled wood takes a thin coat of oil once a year; tighten the bolts of a bed after its first monsoon.',
      ne: {
        question: 'काठका सामानको हेरचाह कसरी गर्ने?',
        answer:
          'सुक्खा कपडाले धुलो पुछ्नुहोस्, पोखिएको कुरा हल्का चिसो कपडाले तुरुन्तै पुछ्नुहोस्, सिधा घाम र हिटरबाट टाढा राख्नुहोस्। बर्खामा सामान बाहिरी भित्ताबाट एक बित्ता पर सार्नुहोस्। तेल लगाएको काठमा वर्षको एक पटक पातलो गरी तेल लगाउनुहोस्; पलङका बोल्ट पहिलो बर्खापछि कस्नुहोस्।',
      },
    },
    {
      slug: 'colours',
      question: 'Why does a product look different from its picture?',
      answer:
        'Timber grows: grain and tone differ from board to board, and it darkens in the light. Screens show colors differently, too. If a product is not what you expected, you have 30 days to send it back.',
      ne: {
        question: 'सामान तस्बिरभन्दा फरक किन देखिन्छ?',
        answer:
          'काठ प्राकृतिक हो: हरेक पाटाको रेसा र रङ अलि फरक हुन्छ, उज्यालोमा रङ गाढा पनि हुँदै जान्छ। स्क्रिनअनुसार पनि रङ फरक देखिन्छ। सामान सोचेजस्तो नभए ३० दिनभित्र फिर्ता गर्न सक्नुहुन्छ।',
      },
    },
    {
      slug: 'find-products',
      question: 'How do I find a product quickly?',
      answer:
        'Type into the search at the top. It forgives typing errors, so sofaa finds sofas, and it knows Nepali words, such as palang, daraj or पलङ. In a list, filters narrow products down by price, category, availability, discount and rating.',
      ne: {
        question: 'सामान छिटो कसरी खोज्ने?',
        answer:
          'माथिको खोज बाकसमा टाइप गर्नुहोस्। हिज्जे बिग्रिए पनि भेटिन्छ, जस्तै sofaa ले सोफा; नेपाली शब्द पनि बुझ्छ, जस्तै पलङ, दराज वा palang। सूचीमा मूल्य, वर्ग, उपलब्धता, छुट र रेटिङअनुसार सामान छान्न सकिन्छ।',
      },
    },
  ],
}
