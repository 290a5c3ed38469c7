import type { messages as english } from '../en/chat.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the chat window, and of messages to the shop in an app. */
export const messages = {
  'chat.title': '{name}सँग च्याट',
  'chat.close': 'च्याट बन्द गर्नुहोस्',
  'chat.write': 'हामीलाई WhatsApp मा लेख्नुहोस्',
  'chat.local': 'वा यहाँ सन्देश तयार पार्नुहोस्। यो यही फोन वा कम्प्युटरमा रहन्छ; एपमा नगएसम्म कतै पठाइँदैन।',
  'chat.not-kept': 'यो ब्राउजरले केही राख्दैन: पृष्ठ छोडेपछि लेखेको हराउँछ। कतै पठाइँदैन।',
  'chat.networks': 'कुरा अगाडि बढाउने ठाउँ',
  'chat.messages': '{network}का लागि सन्देशहरू',
  'chat.empty': '{network}मा हामीलाई सोध्न चाहेको कुरा यहाँ लेख्नुहोस्, चाहे फोटो पनि थप्नुहोस्। त्यसपछि उतै अगाडि बढ्नुहोस्।',
  'chat.you': 'तपाईं:',
  'chat.photo': 'तपाईंको फोटो',
  'chat.typing': 'एउटा जानकारी आउँदैछ',
  'chat.note': 'यो सन्देश तपाईंकै फोन वा कम्प्युटरमा छ। जवाफ पाउन {network}मा जानुहोस्: सन्देश कपी हुन्छ, त्यहाँ पेस्ट गर्नुहोस्।',
  'chat.note-whatsapp':
    'यो सन्देश तपाईंकै फोन वा कम्प्युटरमा छ। जवाफ पाउन {network}मा जानुहोस्: सन्देश सँगै जान्छ, फोटो भने त्यहीँ थप्नुहोस्।',
  'chat.continue': '{network}मा जानुहोस्',
  'chat.copied': 'सन्देश कपी भयो: {network}मा पेस्ट गर्नुहोस्',
  'chat.message': 'तपाईंको सन्देश',
  'chat.placeholder': 'सन्देश लेख्नुहोस्',
  'chat.add-photo': 'फोटो थप्नुहोस्',
  'chat.remove-photo': 'फोटो हटाउनुहोस्',
  'chat.keep': 'सन्देश राख्नुहोस्',
  'chat.full': 'यहाँ अब ठाउँ छैन। नयाँ लेख्न यहाँका सन्देश मेटाउनुहोस्।',
  'chat.failed': 'यो काम हुन सकेन। कृपया फेरि प्रयास गर्नुहोस्।',
  'chat.clear': 'सबै सन्देश मेटाउनुहोस्',
  'chat.clear-question': 'यहाँ भएका सबै सन्देश र फोटो सधैंका लागि मेटाउने?',
  'chat.clear-yes': 'मेटाउनुहोस्',
  'chat.clear-not': 'राखिराख्नुहोस्',

  'ask.title': 'सन्देशबाट सोध्नुहोस् वा अर्डर गर्नुहोस्',
  'ask.hello': 'नमस्ते {shop}, मलाई एउटा कुरा सोध्नु थियो।',
  'ask.product': 'नमस्ते {shop}, मलाई यो सामान मन पर्‍यो:',
  'ask.cart': 'नमस्ते {shop}, म यी सामान अर्डर गर्न चाहन्छु:',
  'ask.order': 'नमस्ते {shop}, मेरो अर्डर {orderId} बारे सोध्नु थियो:',
  'ask.piece': '{count} × {piece}: {amount}',
  'ask.more': '{count, plural, one {र अरू # सामान} other {र अरू # सामान}}',
  'ask.total': 'जम्मा: {amount}',
  'ask.copied': 'सन्देश कपी भयो: Viber मा नदेखिए पेस्ट गर्नुहोस्',
} satisfies TranslationOf<typeof english>
