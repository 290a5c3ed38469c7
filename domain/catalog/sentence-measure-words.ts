import type { Side } from './measure-limits.ts'
import { phrasesOf } from './sentence-tokens.ts'

/** The words by which a sentence says which side it measures, and how. Each phrase has at most four words. */
export const MOST_WORDS_OF_MEASURE = 4

export const sideWords = phrasesOf<Side>({
  width: 'wide, width, broad, breadth, across, चौडा, चौडाइ, चौडाई, chauda, chaudai, chaudaai',
  depth: 'deep, depth, गहिरो, गहिराइ, गहिराई, gahiro, gahirai, gahiraai',
  height:
    'high, tall, height, thick, thickness, अग्लो, उचाइ, उचाई, मोटो, मोटाइ, मोटाई, aglo, uchai, uchaai, moto, motai, motaai',
  length: 'long, length, लामो, लम्बाइ, लम्बाई, lamo, laamo, lambai, lambaai',
})

export type Comparison = 'max' | 'min' | 'about' | 'between'

type Compared = { kind: Comparison; side?: Side }

const narrow = 'narrower than, slimmer than, not wider than, no wider than'
const short = 'shorter than, not longer than, no longer than'
const low = 'lower than, not taller than, no taller than, not higher than, no higher than'

/** Comparisons of measures alone, before the measure. */
export const comparedBefore: ReadonlyMap<string, Compared> = comparedIn({
  'max width': narrow,
  'max length': short,
  'max height': low,
  'max depth': 'not deeper than, no deeper than',
  'min width': 'wider than',
  'min length': 'longer than',
  'min height': 'taller than, higher than',
  'min depth': 'deeper than',
  max: 'smaller than, not bigger than, not larger than, fit, fit in, fit into, fit within, fitting, maximum of, max of, space of, gap of',
  min: 'bigger than, larger than, minimum of, min of',
})

/** The same after it. */
export const comparedAfter: ReadonlyMap<string, Compared> = comparedIn({
  'max width': afterThan('चौडा', 'chauda', true),
  'max length': afterThan('लामो', 'lamo', true),
  'max height': afterThan('अग्लो', 'aglo', true),
  'max depth': afterThan('गहिरो', 'gahiro', true),
  'min width': afterThan('चौडा', 'chauda'),
  'min length': afterThan('लामो', 'lamo'),
  'min height': afterThan('अग्लो', 'aglo'),
  'min depth': afterThan('गहिरो', 'gahiro'),
  max:
    'भन्दा सानो, भन्दा छोटो, भन्दा साँघुरो, भन्दा होचो, bhanda sano, vanda sano, bhanda chhoto, भन्दा ठूलो नभएको, ' +
    'bhanda thulo nabhayeko, अट्ने, अटाउने, मा अट्ने, मा अटाउने, मा मिल्ने, atne, ataune, ma atne, ma ataune, ma milne',
  min: 'भन्दा ठूलो, bhanda thulo, vanda thulo',
})

/** After a measure these say what the piece has to fit: `for a 180 cm wall`. */
export const spaceWords = wordSet(
  'wall space gap niche alcove place area ठाउँ ठाउँमा भित्ता भित्तामा thau thaun thauma bhitta',
)

/** After these the measure is one of a person or a room, and no piece is held against it. */
export const otherThings = wordSet(
  'person people man woman guy adult room rooms hall flat house floor ceiling door tv television led lcd monitor monitors ' +
    'screen screens laptop manche manchhe kotha tibhi मान्छे मानिस व्यक्ति कोठा छत टिभी टीभी टेलिभिजन मनिटर स्क्रिन',
)

/** Beside these, inches measure the diagonal of a screen. */
export const screenWords = wordSet(
  'tv television led lcd monitor monitors screen screens tibhi टिभी टीभी टेलिभिजन मनिटर स्क्रिन',
)

/** One asks how high these are. */
export const uprightWords = wordSet('lamp lamps light lights batti बत्ती ल्याम्प')

/** Between the words for a side or a comparison and the number: `maximum width of 120 cm`. */
export const measureFillers = wordSet('of is be a an to in')

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

function comparedIn(texts: Readonly<Record<string, string>>): Map<string, Compared> {
  return new Map(
    Object.entries(texts).flatMap(([compared, phrases]) => {
      const [kind, side] = compared.split(' ') as [Comparison, Side | undefined]
      return phrases.split(', ').map((phrase): [string, Compared] => [phrase, { kind, ...(side && { side }) }])
    }),
  )
}

/** Returns `भन्दा लामो` in its spellings, or the same denied: `भन्दा लामो नभएको`. */
function afterThan(nepali: string, romanised: string, isDenied = false): string {
  const phrases = [`भन्दा ${nepali}`, `bhanda ${romanised}`, `vanda ${romanised}`]
  const denials = ['नभएको', 'नहुने', 'nabhayeko', 'nabhako', 'nahune']
  return (isDenied ? phrases.flatMap((phrase) => denials.map((no) => `${phrase} ${no}`)) : phrases).join(', ')
}
