/** Two soft notes: A and E above it. */
const NOTES_HZ = [880, 1_318.5] as const
const NOTE_S = 0.14
const LOUDNESS = 0.06
/** Other tabs stay silent meanwhile. */
const ALONE_MS = 1_500

let context: AudioContext | undefined

/** Plays the sound at once, so that the press that switched it on lets the browser play it later. */
export async function trySound(): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  play(context)
}

/** Plays the sound in one tab of this browser. Browsers allow it only where somebody has pressed something. */
export async function playSound(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  const sounding = context
  if (!('locks' in navigator)) return play(sounding)
  await navigator.locks.request('kastha-live-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    play(sounding)
    await new Promise((done) => setTimeout(done, ALONE_MS))
  })
}

function play(sounding: AudioContext) {
  NOTES_HZ.forEach((frequency, index) => {
    const begins = sounding.currentTime + index * NOTE_S
    const note = new OscillatorNode(sounding, { type: 'sine', frequency })
    const volume = new GainNode(sounding, { gain: 0 })
    volume.gain.setValueAtTime(0, begins)
    volume.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, begins + NOTE_S * 2)
    note.connect(volume).connect(sounding.destination)
    note.start(begins)
    note.stop(begins + NOTE_S * 2)
  })
}
