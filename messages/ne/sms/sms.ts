import type { messages as english } from '../../en/sms/sms.ts'
import type { TranslationOf } from '../../params.ts'

/** Texts of SMS. Devanagari leaves 67 characters to a part. Phone numbers and codes stay in Latin digits. */
export const messages = {
  'sms.order-code': '{code}: {shop} अर्डर {number} ({total}) को कोड, {time} सम्म। तपाईंको होइन भने नहाल्नुहोस्।',
  'sms.order-placed': '{shop}: अर्डर {number} भयो, {total}। हेर्न: {link} फोन {phone}',
  'sms.order-link': '{shop}: अर्डर {number}: {link} यो लिङ्क अरूलाई नदिनुहोस्।',
  'sms.order-confirmed-day': '{shop}: अर्डर {number} पुष्टि भयो। सामान {day} मा आउँछ। {link}',
  'sms.order-confirmed-days': '{shop}: अर्डर {number} पुष्टि। {first} - {last}। {link}',
  'sms.order-confirmed-by-arrangement': '{shop}: अर्डर {number} पुष्टि भयो। दिन मिलाउन हामी फोन गर्छौं। {link}',
  'sms.order-confirmed-pickup': '{shop}: अर्डर {number} पुष्टि भयो। सामान लिने कोड {code}। {link}',
  'sms.order-cancelled': '{shop}: अर्डर {number} रद्द भयो। विवरण: {link} फोन {phone}',
  'sms.order-delivered': '{shop}: अर्डर {number} पुग्यो। बिग्रेको भए ४८ घण्टामा भन्नुहोस्: {link}',
  'sms.delivery-out': '{shop}: अर्डर {number} आउँदैछ। चालकलाई यो कोड दिनुहोस्: {code}। {link}',
  'sms.question-answered': '{shop}: तपाईंको प्रश्नको जवाफ आयो: {link}',
} satisfies TranslationOf<typeof english>
