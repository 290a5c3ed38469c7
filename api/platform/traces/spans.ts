type Tracer = {
  /** Returns the ID of the trace that the running code belongs to, 32 hex digits. */
  traceId: () => string | undefined
  /** Runs work as a trace of its own, if it is drawn. */
  inTrace: <Done>(name: string, work: () => Promise<Done>) => Promise<Done>
}

const none: Tracer = { traceId: () => undefined, inTrace: (_name, work) => work() }

/** That of this process. Loading it is left to `openTracer`, so that a shop without traces does without its packages. */
let tracer: Tracer = none

/** Makes a tracer that of this process. @returns what ends that */
export function useTracer(next: Tracer): () => void {
  tracer = next
  return () => {
    tracer = none
  }
}

export function traceId(): string | undefined {
  return tracer.traceId()
}

export function inTrace<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
  return tracer.inTrace(name, work)
}
