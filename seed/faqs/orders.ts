import type { FaqPart } from './faq.ts'

export const orderFaqs: FaqPart = {
  group: 'orders',
  isAboutProducts: false,
  entries: [
    {
      slug: 'cancel-order',
      question: 'Can I cancel or change my order?',
      answer:
        'Yes, within 2 hours of placing it. Open the order under [My Orders](/my-orders), or by the link in our email or SMS, and press Cancel order. To modify it, cancel it, press Order again, and correct your cart before you check out. Later than that, call {phone}: we do what we can as long as the delivery has not left.',
      ne: {
        question: 'अर्डर रद्द गर्न वा बदल्न मिल्छ?',
        answer:
          'मिल्छ, अर्डर गरेको २ घण्टाभित्र। [मेरा अर्डरहरू](/my-orders) वा हाम्रो इमेल वा एसएमएसमा आएको लिङ्कबाट अर्डर खोल्नुहोस् र ‘अर्डर रद्द गर्नुहोस्’ थिच्नुहोस्। केही बदल्नुपरे रद्द गरेपछि ‘फेरि अर्डर गर्नुहोस्’ थिच्नुहोस् र चेकआउट गर्नुअघि कार्ट मिलाउनुहोस्। २ घण्टा कटिसकेको भए {phone} मा फोन गर्नुहोस्: सामान बाटो नलागुन्जेल हामी सकेको मिलाइदिन्छौं।',
      },
    },
    {
      slug: 'guest-checkout',
      question: 'Do I need an account to order?',
      answer:
        'No. Guests may check out, too, with a name, a phone number and an address in Nepal; an email address is optional. Our email or SMS holds a link to the order, and [Track order](/track-order) finds it by its number and your phone number or email address. All orders that you place while logged in stand together under My Orders; earlier ones do not move there.',
      ne: {
        question: 'अर्डर गर्न खाता चाहिन्छ?',
        answer:
          'चाहिँदैन। नाम, फोन नम्बर र नेपालभित्रको ठेगाना भए खाता नभएका ग्राहकले पनि अर्डर गर्न सक्नुहुन्छ; इमेल नदिए पनि हुन्छ। हामीले पठाउने इमेल वा एसएमएसमा अर्डर खोल्ने लिङ्क हुन्छ; अर्डर नम्बर र फोन वा इमेलबाट [अर्डर कहाँ पुग्यो](/track-order) मा ट्र्याक गर्न पनि मिल्छ। लगइन गरेर गरेका सबै अर्डर ‘मेरा अर्डरहरू’ मा एकै ठाउँमा देखिन्छन्; खाता खोल्नुअघि गरेका अर्डर त्यहाँ सर्दैनन्।',
      },
    },
    {
      slug: 'track-order',
      question: 'How do I see where my order is?',
      answer:
        'For order tracking, open it under [My Orders](/my-orders). If you ordered as a guest, use the link in our email or SMS, or [Track order](/track-order) with the order number and your phone number or email address. You see each step with its date, from placed to delivered, and we write to you at each of them.',
      ne: {
        question: 'मेरो अर्डर कहाँ पुग्यो, कसरी थाहा पाउने?',
        answer:
          'अर्डर ट्र्याक गर्न [मेरा अर्डरहरू](/my-orders) मा अर्डर खोल्नुहोस्। खाताबिना अर्डर गर्नुभएको हो भने इमेल वा एसएमएसको लिङ्क खोल्नुहोस्, वा [अर्डर कहाँ पुग्यो](/track-order) मा अर्डर नम्बर र फोन नम्बर वा इमेल हाल्नुहोस्। अर्डर गरेदेखि हातमा नपुगुन्जेलको हरेक चरण मितिसहित देखिन्छ, र हरेक चरणमा हामी इमेल वा एसएमएस पनि पठाउँछौं।',
      },
    },
    {
      slug: 'payment-methods',
      question: 'Which ways of paying do you take?',
      answer:
        'Cash on delivery, or on collection at the shop; eSewa and Khalti; and bank transfer. Credit and debit cards are not taken. The checkout shows the ones that are possible for your order. If the page of a piece names an amount a month below its price, a bank can pay it in instalments (EMI). Where delivery is by arrangement, and for pieces made to measure, it is paid beforehand.',
      ne: {
        question: 'भुक्तानी कसरी गर्न सकिन्छ?',
        answer:
          'सामान पाएपछि नगद, पसलमै लिँदा नगद, इसेवा, खल्ती वा बैंक ट्रान्सफरबाट। क्रेडिट वा डेबिट कार्ड चल्दैन। तपाईंको अर्डरमा मिल्ने तरिका चेकआउटमा देखिन्छ। सामानको पेजमा मूल्यमुनि महिनाको रकम देखिए त्यो बैंकमार्फत किस्ता (EMI) मा पनि किन्न मिल्छ। डेलिभरी कुराकानी गरेर मिलाउनुपर्ने ठाउँमा र आफ्नै नापको अर्डरमा भने पहिले नै भुक्तानी गर्नुपर्छ।',
      },
    },
    {
      slug: 'cash-fee',
      question: 'Is there a fee for cash on delivery?',
      answer:
        'No. You pay the driver the total of the order and nothing else: no handling fee, and no second delivery fee at the door. The only charge besides the price is the delivery that the checkout shows before you order.',
      ne: {
        question: 'सामान पाएपछि नगद तिर्दा थप शुल्क लाग्छ?',
        answer:
          'लाग्दैन। डेलिभरी गर्ने व्यक्तिलाई अर्डरको जम्मा रकम मात्र दिनुहोस्: नगद लिएको शुल्क पनि छैन, ढोकामा फेरि मागिने डेलिभरी शुल्क पनि छैन। मूल्यबाहेक लाग्ने एउटै रकम डेलिभरी शुल्क हो, जुन अर्डर गर्नुअघि नै चेकआउटमा देखिन्छ।',
      },
    },
    {
      slug: 'unpaid-order',
      question: 'How long do you keep an order that is not paid yet?',
      answer:
        'An order that is to be paid with eSewa or Khalti waits for 30 minutes, one by bank transfer for 3 days. Then it is cancelled and the goods are for sale again. A picture of your bank’s voucher, sent on the page of the order, holds it open until we have looked at it. Money that arrives later goes back to you in full.',
      ne: {
        question: 'भुक्तानी नभएको अर्डर कति समय राखिन्छ?',
        answer:
          'इसेवा वा खल्तीबाट तिर्ने अर्डर ३० मिनेट र बैंक ट्रान्सफरबाट तिर्ने अर्डर ३ दिन राखिन्छ। त्यसपछि अर्डर रद्द हुन्छ र सामान फेरि बिक्रीमा जान्छ। अर्डरको पृष्ठबाट बैंक भौचरको फोटो पठाउनुभयो भने हामीले नहेरुन्जेल अर्डर रद्द हुँदैन। ढिलो आएको रकम पूरै फिर्ता पठाइन्छ।',
      },
    },
    {
      slug: 'vat-invoice',
      question: 'Do I get a VAT invoice?',
      answer:
        'Yes, a tax invoice for every order, also for one paid in cash. It is there as soon as the order is confirmed: on the page of the order, to print or to keep as a PDF, in English or Nepali, with both dates, Bikram Sambat and Gregorian. If something goes back later, a credit note stands beside it. For an invoice in the name of a business, tick ‘Invoice for a business’ at the checkout and give its name, PAN and, if the order goes elsewhere, its address; until the invoice is issued you can also do that on the page of the order.',
      ne: {
        question: 'भ्याट बीजक पाइन्छ?',
        answer:
          'पाइन्छ, नगदमा तिरेको भए पनि हरेक अर्डरको कर बीजक पाइन्छ। अर्डर पक्का हुनेबित्तिकै बीजक अर्डरको पृष्ठमा आउँछ; प्रिन्ट गर्न वा PDF राख्न मिल्छ, नेपाली वा अंग्रेजीमा, विक्रम संवत् र ईस्वी दुवै मितिसहित। पछि केही फिर्ता भए त्यसको क्रेडिट नोट पनि सँगै देखिन्छ। व्यवसायका नाममा बीजक चाहिए चेकआउटमा ‘व्यवसायका नाममा बीजक’ छानेर नाम र प्यान लेख्नुहोस्, सामान अन्तै जाने भए व्यवसायको ठेगाना पनि; बीजक जारी नभएसम्म यो काम अर्डरको पृष्ठबाट पनि गर्न मिल्छ।',
      },
    },
    {
      slug: 'coupon',
      question: 'How do I use a coupon code?',
      answer:
        'Enter it under Coupon code at the checkout and press Apply. The total changes at once, or a line says why the code does not fit: it has run out, say, or it is for larger orders. One code can be used for an order.',
      ne: {
        question: 'कुपन कोड कसरी प्रयोग गर्ने?',
        answer:
          'चेकआउटको ‘कुपन कोड’ मा हाल्नुहोस् र ‘लागू गर्नुहोस्’ थिच्नुहोस्। जम्मा रकम त्यहीँ बदलिन्छ; कोड नचल्ने भए किन नचलेको हो, त्यो पनि लेखिन्छ, जस्तै म्याद सकियो वा ठूलो अर्डरका लागि मात्र हो। एउटा अर्डरमा एउटा कोड चल्छ।',
      },
    },
    {
      slug: 'price-match',
      question: 'Do you match a lower price that I found elsewhere?',
      answer:
        'Yes, within 7 days of your order. If another shop in Nepal sells the same piece, new and in stock, for less, write to us by the [contact form](/contact?kind=price-match) under Price match, with your order number and a link to the price or a photo of it. We check it and pay you the difference back, or answer why it is not the same.',
      ne: {
        question: 'अन्त सस्तो भेटियो भने मूल्य मिलाइदिनुहुन्छ?',
        answer:
          'मिलाइदिन्छौं, अर्डर गरेको ७ दिनभित्र। नेपालकै अर्को पसलमा त्यही नयाँ सामान मौज्दातमा र सस्तोमा भेटिए [सम्पर्क फाराम](/contact?kind=price-match) मा मूल्य मिलान छानेर अर्डर नम्बर र त्यो मूल्यको लिङ्क वा फोटो पठाउनुहोस्। हामी जाँच्छौं र फरक रकम फिर्ता दिन्छौं; सामान एउटै नभए त्यसको कारण लेखेर पठाउँछौं।',
      },
    },
    {
      slug: 'gift-cards',
      question: 'Do you have gift cards?',
      answer:
        'Yes, physical ones. Order a card by the [contact form](/contact?kind=gift-card) under Gift card: tell us the amount and the address in Nepal to which it shall go, and we answer how to pay. Physical gift cards ship in 2-3 days once they are paid. The card bears a code for its amount, which is entered as a coupon code at the checkout, once.',
      ne: {
        question: 'गिफ्ट कार्ड पाइन्छ?',
        answer:
          'पाइन्छ, हातमै लिन मिल्ने कार्ड। [सम्पर्क फाराम](/contact?kind=gift-card) मा गिफ्ट कार्ड छानेर रकम र कार्ड पठाउनुपर्ने नेपालको ठेगाना लेखेर अर्डर गर्नुहोस्; कसरी तिर्ने, हामी जवाफमा लेख्छौं। भुक्तानी भएपछि कार्ड २-३ दिनमा पठाइन्छ। कार्डमा लेखिएको कोड चेकआउटमा कुपन कोडका रूपमा एक पटक चल्छ।',
      },
    },
    {
      slug: 'custom-order',
      question: 'How do I order a piece made to my size?',
      answer:
        'Open a piece that comes near to what you want, choose the tab Custom Order, and give us width, height and depth in centimeters, the material, and up to 3 photos. We answer with an offer: a price, and how many weeks the making takes. Nothing is ordered before you accept it. Then half of the total is paid as a deposit, and the rest once the piece is ready.',
      ne: {
        question: 'आफ्नै नापको फर्निचर कसरी अर्डर गर्ने?',
        answer:
          'तपाईंले खोजेजस्तै सामान खोल्नुहोस्, ‘आफ्नै नापको अर्डर’ ट्याब छान्नुहोस् र चौडाइ, उचाइ, गहिराइ (सेन्टिमिटरमा), सामग्री र बढीमा ३ वटा फोटो पठाउनुहोस्। हामी मूल्य र बनाउन लाग्ने हप्तासहितको मूल्य प्रस्ताव पठाउँछौं। तपाईंले नस्वीकारेसम्म केही अर्डर हुँदैन। स्वीकारेपछि जम्मा रकमको आधा बैना र बाँकी सामान तयार भएपछि तिर्नुहोस्।',
      },
    },
    {
      slug: 'large-orders',
      question: 'Can I order larger numbers, for an office or a hotel?',
      answer:
        'Yes. One line of the cart holds up to 10 pieces. For more of them, or for whole rooms, call {phone} or write by the [contact form](/contact): we furnish homes, offices and hotels, and [Our Projects](/our-projects) shows some of them. Such an order gets an offer of its own.',
      ne: {
        question: 'अफिस वा होटलका लागि धेरै सामान अर्डर गर्न मिल्छ?',
        answer:
          'मिल्छ। कार्टमा एउटै सामान १० वटासम्म राख्न सकिन्छ। त्योभन्दा धेरै वा पूरै कोठा सजाउनुपरे {phone} मा फोन गर्नुहोस् वा [सम्पर्क फाराम](/contact) बाट लेख्नुहोस्: हामी घर, अफिस र होटल सजाउँछौं, केही काम [हाम्रा परियोजनाहरू](/our-projects) मा हेर्नुहोस्। यस्तो अर्डरको छुट्टै मूल्य प्रस्ताव दिन्छौं।',
      },
    },
  ],
}
