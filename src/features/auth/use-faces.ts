/** The list of the icon service: a host of its own, outside the contract's calls. (ruling R25) */
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { iconService } from './hosts.ts'

const Faces = z.object({ data: z.array(z.object({ _id: z.string(), title: z.string(), url: z.url({ protocol: /^https?$/ }) })) })
type Face = z.infer<typeof Faces>['data'][number]

async function readFaces(signal: AbortSignal): Promise<Face[]> {
  const response = await fetch(`${iconService()}/`, { signal })
  if (!response.ok) throw new Error(`The icon service answered ${response.status}`)
  return z.parse(Faces, await response.json()).data
}

/** Nobody is kept from registering by a missing picture: a failure only says so. */
export function useFaces(): { faces: readonly Face[]; hasFailed: boolean } {
  const [faces, setFaces] = useState<readonly Face[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    readFaces(stop.signal).then(setFaces, () => stop.signal.aborted || setHasFailed(true))
    return () => stop.abort()
  }, [])
  return { faces, hasFailed }
}
