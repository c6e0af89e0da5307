/** Lets every link to a file that is on the device open it there. */

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { getLastingAddress, setFileOpener } from '#src/lib/stored-file.ts'
import { readKept, useKept } from '#src/stores/kept/kept-store.ts'

export function StoredFiles(): null {
  const navigate = useNavigate()
  const modules = useKept((state) => state.modules)
  useEffect(() => void readKept(), [])
  useEffect(() => {
    if (modules.length === 0) return undefined
    setFileOpener((address) => {
      const lasting = getLastingAddress(address)
      for (const { id, files } of modules) {
        const file = files.find((each) => each.isHere && each.address === lasting)
        if (file === undefined) continue
        void navigate(paths.keptFile(id, file.id))
        return true
      }
      return false
    })
    return () => setFileOpener(undefined)
  }, [modules, navigate])
  return null
}
