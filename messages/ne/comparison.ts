import type { messages as english } from '../en/comparison.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the comparison page. */
export const messages = {
  'comparison.removed': '{product} तुलनाबाट हट्यो',
  'comparison.title': 'सामानको तुलना',
  'comparison.intro': 'बढीमा चार सामान सँगसँगै हेर्नुहोस्। यो पृष्ठको ठेगाना अरूलाई पठाउन पनि मिल्छ।',
  'comparison.only-differences': 'फरक मात्र देखाउनुहोस्',
  'comparison.legend': 'रङ लागेका पङ्क्तिमा फरक छ',
  'comparison.differs': '(फरक छ)',
  'comparison.no-differences': 'यहाँ दिइएका कुनै पनि कुरामा यी सामान फरक छैनन्।',
  'comparison.product': 'सामान',
  'comparison.size-of': '{product}को साइज',
  'comparison.size-sold-out': '{size}, सकियो',
  'comparison.price': 'मूल्य',
  'comparison.rating': 'रेटिङ',
  'comparison.seats': 'कति जना बस्न मिल्ने',
  'comparison.stock': 'मौज्दात',
  'comparison.dimensions': 'नाप (चौडाइ × गहिराइ × उचाइ)',
  'comparison.table': 'टेबल मात्र {width} × {depth} सेमी',
  'comparison.width-depth-height': '{width} × {depth} × {height} सेमी',
  'comparison.weight-of-size': '{size}: {weight}',
  'comparison.gone':
    '{count, plural, one {# सामान पसलबाट हटिसकेकाले देखाइएको छैन।} other {# सामान पसलबाट हटिसकेकाले देखाइएका छैनन्।}}',
  'comparison.add': 'अर्को सामान थप्नुहोस्',
  'comparison.unknown': 'बढीमा चार सामान तुलना गर्नुहोस्',
  'comparison.kept': 'तपाईंले छानेका सामान यहीँ छन्',
  'comparison.kept-text': 'यो तुलनाका कुनै सामान बाँकी छैनन्। आफैंले छानेका सामानको तुलना भने गर्न मिल्छ।',
  'comparison.none': 'तुलना गर्ने सामान छैन',
  'comparison.none-text': 'बढीमा चार सामानमा “तुलना” थिच्नुहोस्, ती यहाँ सँगसँगै देखिन्छन्।',
} satisfies TranslationOf<typeof english>
