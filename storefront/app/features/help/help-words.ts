/**
 * Words of questions as people type Nepali in Roman letters, beside what the answers say in English and in Nepali. An empty
 * reading leaves out a word that says nothing here.
 */
const spelled: readonly (readonly [words: string, readings: readonly string[]])[] = [
  ['firta phirta firtaa phirtaa farkaune pharkaune farkauna pharkauna', ['return', 'फिर्ता']],
  ['paisa_firta paisa_phirta', ['money back', 'refund', 'रकम फिर्ता']],
  ['paisa_lagcha paisa_lagchha paisa_lagxa kati_paisa sulka shulka', ['cost', 'शुल्क']],
  ['paisa_katyo paisa_katiyo', ['wallet was charged', 'वालेटबाट रकम काटियो']],
  ['paisa paisaa rakam', ['money', 'रकम']],
  ['mistri mistry mistiri मिस्त्री मिस्त्रि', ['assembly', 'कोठामै जडान']],
  ['jadan jadaan jodne jodna', ['installation', 'जडान']],
  [
    'kista kistabandi kistaa emi installment installments किस्ता किस्ताबन्दी',
    ['instalments', 'किस्ता', 'paying', 'भुक्तानी'],
  ],
  ['bhuktani bhuktaani tirne tirna tirnu', ['paying', 'भुक्तानी']],
  ['dhuwani dhuwaani delivari delivery', ['delivery', 'डेलिभरी']],
  ['kati_din kati_dinma', ['long', 'दिन']],
  ['aaipugcha aaipugchha aipugcha aipugchha pugcha pugchha', ['delivery', 'डेलिभरी']],
  ['order ardar', ['order', 'अर्डर']],
  ['cancel radda kyansal', ['cancel', 'रद्द']],
  ['code kod', ['code', 'कोड']],
  ['aayena aaena ayena aena', ['does not come', 'आएन']],
  ['khata khaata', ['account', 'खाता']],
  ['thegana thegaana', ['address', 'ठेगाना']],
  ['badalne badalna phernu pherna ferna', ['change', 'बदल']],
  ['satne satna saatne saatna', ['exchange', 'साट']],
  ['bigreko bigriyo bigryo', ['damaged', 'बिग्रि']],
  ['bhachiyo bhachieko bhanchiyo', ['broken', 'भाँचि']],
  ['pasal', ['shop', 'पसल']],
  ['saman samaan saaman', ['']],
]

const readingsOf = new Map(
  spelled.flatMap(([words, readings]) => words.split(' ').map((word) => [word.replace('_', ' '), readings] as const)),
)

/**
 * Reads Nepali in Roman letters: `paisa firta kahile` becomes `money back kahile` among English answers. What has no reading
 * stays as it is.
 *
 * @param typed   lower case
 * @param isSaid  whether any answer contains a text
 */
export function readHelpWords(typed: string, isSaid: (text: string) => boolean): string {
  const words = typed.split(/[\s?!.,।]+/u).filter((word) => word !== '')
  const read: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const pair = readingOf(words.slice(at, at + 2).join(' '), isSaid)
    read.push(pair ?? readingOf(words[at]!, isSaid) ?? words[at]!)
    if (pair !== undefined && at + 1 < words.length) at += 1
  }
  const said = read.filter((word) => word !== '')
  const isRead = read.length < words.length || read.some((word, at) => word !== words[at])
  return isRead && said.length > 0 ? said.join(' ') : typed
}

function readingOf(word: string, isSaid: (text: string) => boolean): string | undefined {
  return readingsOf.get(word)?.find(isSaid)
}
