/**
 * Common words that shoppers write around the furniture they want, and that are no furniture. None is a slip of the
 * pen: a desk for my son is no desk in sun yellow.
 */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'son sons daughter daughters boy boys girl girls wife husband mother father mom mum mummy dad daddy brother sister ' +
    'uncle aunt aunty grandma grandpa friend friends man men woman women lady boss staff team ' +
    'gift gifts toy toys cat cats dog dogs pet pets car cars bike book books shoe shoes cafe cake case safe bat rod rope roof ' +
    'wedding birthday party rent sell sale sales buy less more most many much some none same want need ' +
    'chora chori chhora chhori dai didi bhai bahini buwa buba aama ama baba mummi hajur bihe bibaha ' +
    'छोरा छोरी दाइ दिदी भाइ बहिनी बुवा बुबा आमा बाबा साथी बिहे विवाह'
  ).split(' '),
)
