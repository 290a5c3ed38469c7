import type { TemplateData } from './templates/template-data.ts'

/** A request as its first mail names it. */
export const custom: TemplateData['custom-requested'] = {
  name: 'आशा गुरुङ',
  number: 'KC-261121-7F3K9Q2M',
  key: 'abc',
  product: 'रारा पलङ',
  color: 'हल्का गुलाबी',
  material: 'Wood',
  measures: '165.5 × 210 × 110 cm',
  instructions: 'अग्लो सिरान।',
}
