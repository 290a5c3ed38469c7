import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/** Shows the API's problem with a field of the preview beside its input. */
export function useProblem(field: string, problem: string | undefined): void {
  const { setError, clearErrors } = useFormContext()
  useEffect(() => {
    if (problem === undefined) clearErrors(field)
    else setError(field, { type: 'server', message: problem })
  }, [field, problem, setError, clearErrors])
}
