/** Runs after the page has loaded, so that it delays nothing. Not in development, where sources change. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    console.warn('Without a service worker there is no offline page', error) // refused by the visitor's settings
  }
}
