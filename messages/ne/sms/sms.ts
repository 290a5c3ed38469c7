import type { messages as english } from '../../en/sms/sms.ts'
import type { TranslationOf } from '../../params.ts'

/**
 * Texts of SMS. Devanagari leaves 67 characters to a part, so a long text leaves the order's number to its link. Phone
 * numbers and codes stay in Latin digits.
 */
export const messages = {
  'sms.order-code': '{code}: {shop} {number} ({total}) को कोड। {time} सम्म चल्छ। तपाईंको होइन भने नहाल्नुहोस्।',
  'sms.order-placed': '{shop}: अर्डर {number} भयो, {total}। हेर्न: {link} फोन {phone}',
  'sms.order-placed-unpaid': '{shop} अर्डर: {day} {time}सम्म {total} तिर्नुहोस्: {link}',
  'sms.order-link': '{shop}: अर्डर {number}: {link} यो लिङ्क अरूलाई नदिनुहोस्।',
  'sms.order-confirmed-day': '{shop}: अर्डर {number} पुष्टि भयो। सामान {day} मा आउँछ। {link}',
  'sms.order-confirmed-days': '{shop}: अर्डर पुष्टि भयो। {first} र {last} बीच आउँछ। {link}',
  'sms.order-confirmed-time': '{shop}: अर्डर पुष्टि भयो। {day}, {from}-{until} आउँछ। {link}',
  'sms.order-confirmed-parts': '{shop}: अर्डर पुष्टि भयो। सामान भाग-भाग गरी आउँछ। दिन हेर्न: {link}',
  'sms.order-confirmed-by-arrangement': '{shop}: अर्डर {number} पुष्टि भयो। दिन मिलाउन हामी फोन गर्छौं। {link}',
  'sms.order-confirmed-usually':
    '{shop}: अर्डर पुष्टि भयो। आउन प्रायः {range} {max, plural, one {कार्यदिन} other {कार्यदिन}}। दिन फोनमा मिलाउँछौं। {link}',
  'sms.order-confirmed-pickup': '{shop}: अर्डर {number} पुष्टि भयो। सामान लिने कोड {code}। {link}',
  'sms.order-confirmed-pickup-from': '{shop}: अर्डर पुष्टि भयो। {day}देखि लिन आउनुहोस्। कोड {code}। {link}',
  'sms.order-cancelled': '{shop}: अर्डर {number} रद्द भयो। विवरण: {link} फोन {phone}',
  'sms.order-delivered': '{shop}: अर्डर {number} पुग्यो। बिग्रेको भए ४८ घण्टामा भन्नुहोस्: {link}',
  'sms.order-delivered-parts': '{shop}: अर्डरका सबै भाग पुगे। बिग्रेको भए ४८ घण्टामा भन्नुहोस्: {link}',
  'sms.delivery-out': '{shop}: अर्डर {number} आउँदैछ। चालकलाई यो कोड दिनुहोस्: {code}। {link}',
  'sms.delivery-out-recipient': '{shop}: अर्डर {number} आउँदैछ। कोड {code} बुझ्नेलाई दिनुहोस्। {link}',
  'sms.delivery-out-part': '{shop}: {number} भाग {part}/{parts} आउँदैछ। चालकलाई कोड {code} दिनुहोस्। {link}',
  'sms.delivery-out-part-recipient': '{shop}: अर्डरको भाग {part}/{parts} आउँदैछ। बुझ्नेलाई कोड {code} दिनुहोस्। {link}',
  'sms.delivery-out-part-cash': '{shop}: अर्डरको भाग {part}/{parts} आउँदैछ। चालकलाई {cash} र कोड {code} दिनुहोस्। {link}',
  'sms.delivery-out-part-cash-recipient': '{shop}: भाग {part}/{parts} आउँदैछ। बुझ्नेलाई भन्नुहोस्: {cash}, कोड {code}। {link}',
  'sms.delivery-planned': '{shop}: अर्डर {number} {day}, {from}-{until} आउँछ। {link}',
  'sms.delivery-planned-part': '{shop}: अर्डरको भाग {part}/{parts} {day}, {from}-{until} आउँछ। {link}',
  'sms.delivery-failed': '{shop}: डेलिभरी भएन{why}। नयाँ दिन छान्नुहोस्, नत्र हामी तोक्छौं: {link}',
  'sms.delivery-failed-shop-chooses': '{shop}: डेलिभरी भएन{why}। हामी दिन तोकेर जानकारी दिन्छौं। {link}',
  'sms.delivery-failed-by-arrangement': '{shop}: डेलिभरी भएन{why}। नयाँ दिन मिलाउन फोन गर्छौं। {link}',
  'sms.delivery-failed-part': '{shop}: अर्डरको भाग {part}/{parts} आएन{why}। नयाँ दिन छान्नुहोस्, नत्र हामी तोक्छौं: {link}',
  'sms.delivery-failed-part-shop-chooses':
    '{shop}: अर्डरको भाग {part}/{parts} आएन{why}। हामी दिन तोकेर जानकारी दिन्छौं। {link}',
  'sms.delivery-failed-part-by-arrangement':
    '{shop}: अर्डरको भाग {part}/{parts} आएन{why}। नयाँ दिन मिलाउन फोन गर्छौं। {link}',
  'sms.payment-received': '{shop}: {sum} पायौं, {due} तिर्न बाँकी छ। {link}',
  'sms.payment-received-all': '{shop}: {number} को {sum} पायौं। सबै तिरिसक्नुभयो। {link}',
  'sms.refund-due': '{shop}: {sum} {day} सम्ममा फिर्ता पठाउँछौं। {link}',
  'sms.refund-due-cash': '{shop}: {sum} {day} सम्म फिर्ता दिन खाता सोध्छौं। {link}',
  'sms.refund-due-cancelled': '{shop}: {number} रद्द भयो। {sum} {day}सम्म फिर्ता हुन्छ। {link}',
  'sms.refund-due-cancelled-soon': '{shop}: अर्डर {number} रद्द भयो। {sum} फिर्ता हुन्छ। {link}',
  'sms.refund-due-cancelled-cash': '{shop}: {number} रद्द भयो। {sum} फिर्ता दिन फोन गर्छौं। {link}',
  'sms.refund-done': '{shop}: {number} को {sum} फिर्ता पठायौं। {link}',
  'sms.voucher-declined': '{shop}: {number} को भौचर चलेन। कारण: {link} फोन {phone}',
  'sms.voucher-declined-until': '{shop}: भौचर चलेन। {day} {time} सम्म अर्को पठाउनुहोस्: {link}',
  'sms.damage-answered': '{shop}: अर्डर {number} को बिग्रेको सामानबारे जवाफ आयो: {link}',
  'sms.visit-planned': '{shop}: {number} का लागि {day}, {from}-{until} आउँछौं। {link}',
  'sms.visit-requested-any': '{shop}: {day} मा नाप लिने अनुरोध पायौं। हामी फोन गर्छौं। {link}',
  'sms.visit-requested-morning': '{shop}: {day} बिहान नाप लिने अनुरोध पायौं। हामी फोन गर्छौं। {link}',
  'sms.visit-requested-afternoon': '{shop}: {day} दिउँसो नाप लिने अनुरोध पायौं। हामी फोन गर्छौं। {link}',
  'sms.return-answered': '{shop}: अर्डर {number} को फिर्ताबारे जवाफ आयो: {link}',
  'sms.notice-code': '{code}: {shop}को कोड। खबर पाउन यो हाल्नुहोस्। तपाईंको होइन भने नहाल्नुहोस्।',
  'sms.price-drop': '{shop}: {name} अब {price}। {link} बन्द: {stop}',
  'sms.price-drop-short': '{shop}: सस्तो भयो, {price} {link} बन्द: {stop}',
  'sms.back-in-stock': '{shop}: {name} फेरि आयो। {link} बन्द: {stop}',
  'sms.back-in-stock-short': '{shop}: सामान फेरि आयो। {link} बन्द: {stop}',
  'sms.cart-reminder': '{shop}: तपाईंको कार्टमा सामान बाँकी छ। {link} बन्द: {stop}',
  'sms.question-answered': '{shop}: तपाईंको प्रश्नको जवाफ आयो: {link}',
} satisfies TranslationOf<typeof english>
