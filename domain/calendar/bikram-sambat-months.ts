/** The months of Bikram Sambat in Nepali, from Baisakh. */
export const nepaliMonths = ['वैशाख', 'जेठ', 'असार', 'श्रावण', 'भदौ', 'असोज', 'कात्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत']

/** The same in English. */
export const englishMonths = [
  'Baisakh',
  'Jestha',
  'Ashadh',
  'Shrawan',
  'Bhadra',
  'Ashwin',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
]
