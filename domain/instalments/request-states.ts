/**
 * A wish to pay an order in instalments. `asked`: the buyer ticked it. `papers`: staff have called, and the bank waits for
 * papers. `approved`: the bank pays. `declined`: it does not. `withdrawn`: the buyer pays in another way.
 */
export const movedStates = ['papers', 'approved', 'declined', 'withdrawn'] as const
export const requestStates = ['asked', ...movedStates] as const
export type RequestState = (typeof requestStates)[number]
/** States that a request moves into later. */
export type MovedState = (typeof movedStates)[number]

/** States that wait for somebody. */
export const openRequestStates = ['asked', 'papers', 'approved'] as const satisfies readonly RequestState[]

/** Whether a bank may still pay: the buyer has asked, has to bring papers, or has its approval. */
export function waitsForBank(request: { state: RequestState } | null): boolean {
  return request !== null && (openRequestStates as readonly RequestState[]).includes(request.state)
}

/** Every change that staff can make. A request that ended can be taken up again. */
const next: Record<RequestState, readonly MovedState[]> = {
  asked: ['papers', 'approved', 'declined', 'withdrawn'],
  papers: ['approved', 'declined', 'withdrawn'],
  approved: ['declined', 'withdrawn'],
  declined: ['papers'],
  withdrawn: ['papers'],
}

export function nextRequestStates(state: RequestState): readonly MovedState[] {
  return next[state]
}

export function canMoveRequest(from: RequestState, to: MovedState): boolean {
  return next[from].includes(to)
}

const DAY_MS = 24 * 3_600_000

/** How long an order waits for its money from the moment a request comes into a state. */
const waits: Record<RequestState, number> = {
  // Staff call on the next business day; a weekend and a holiday may lie between.
  asked: 7 * DAY_MS,
  // Banks post instalments within about seven working days, after they have the papers.
  papers: 21 * DAY_MS,
  approved: 14 * DAY_MS,
  declined: 3 * DAY_MS,
  withdrawn: 3 * DAY_MS,
}

/** Until when an order may be paid once its request comes into a state. */
export function payByOfRequest(state: RequestState, now: Date): Date {
  return new Date(now.getTime() + waits[state])
}

/** States in which the bank knows of a request. */
export const knownToBank = ['papers', 'approved'] as const satisfies readonly RequestState[]

/**
 * What staff have to tell a bank that waits: the order is cancelled or sent back, the buyer pays it in another way or has
 * withdrawn the request, or it is paid before the bank had all papers.
 */
export const bankNews = ['cancelled', 'returned', 'other-way', 'withdrawn', 'paid'] as const
export type BankNews = (typeof bankNews)[number]

/** Returns what staff have to tell the bank after a move of a request; null if it knows, or has decided itself. */
export function bankNewsOfMove(from: RequestState, to: MovedState, why: BankNews): BankNews | null {
  return to === 'withdrawn' && (knownToBank as readonly RequestState[]).includes(from) ? why : null
}
