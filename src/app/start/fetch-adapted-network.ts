/** Undefined in a build without an adapter, which calls the server with the browser's own `fetch`. */
export async function fetchAdaptedNetwork(): Promise<typeof fetch | undefined> {
  if (import.meta.env.VITE_ADAPTER === '') return undefined
  return (await import('./adapted-network.ts')).adaptedNetwork
}
