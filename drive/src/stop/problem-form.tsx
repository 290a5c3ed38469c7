import { useState, type FormEvent } from 'react'
import { driverProblems, MAX_DRIVER_WORDS, type DriverProblem } from '#domain/drive/driver-acts.ts'
import { useText } from '../../../storefront/app/messages/text.ts'
import { record } from '../device/queue.ts'
import type { KeptStop } from '../device/records.ts'
import { PhotoPart } from './photo-part.tsx'

type Wrong = 'drive.problem.choose' | 'drive.problem.say' | 'drive.store.full'

/** Says why the pieces go back to the shop. */
export function ProblemForm({ stop, onCancel }: { stop: KeptStop; onCancel: () => void }) {
  const text = useText()
  const [problem, setProblem] = useState<DriverProblem | undefined>(undefined)
  const [words, setWords] = useState('')
  const [photos, setPhotos] = useState<Blob[]>([])
  const [wrong, setWrong] = useState<Wrong | undefined>(undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (problem === undefined) setWrong('drive.problem.choose')
    else if (problem === 'other' && words.trim() === '') setWrong('drive.problem.say')
    else {
      try {
        await record(stop, { kind: 'problem', fields: { problem, words: words.trim() }, photos })
      } catch (error) {
        console.warn('The device could not save', error)
        setWrong('drive.store.full')
      }
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <section>
        <fieldset>
          <legend>{text('drive.problem.title')}</legend>
          {driverProblems.map((one) => (
            <label key={one} className="check">
              <input type="radio" name="problem" checked={problem === one} onChange={() => setProblem(one)} />
              {text(`drive.problem.${one}`)}
            </label>
          ))}
        </fieldset>
        <label>
          {text('drive.problem.words')}
          <textarea
            rows={3}
            maxLength={MAX_DRIVER_WORDS}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
      </section>
      <PhotoPart hint="drive.photo.of-problem" photos={photos} onChange={setPhotos} />
      <section className="acts">
        <p>{text('drive.problem.hint')}</p>
        {wrong && (
          <p role="alert" className="problem">
            {text(wrong)}
          </p>
        )}
        <button type="submit" className="button strong">
          {text('drive.problem.submit')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {text('drive.problem.cancel')}
        </button>
      </section>
    </form>
  )
}
