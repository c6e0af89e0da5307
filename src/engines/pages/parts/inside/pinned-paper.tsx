/** A marked paper for its learner: the pins at their places on the page, or as text. (ruling R71) */

import { useRef, useState } from 'react'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { getFileExtension } from '#src/lib/file-name.ts'
import { isPictureHeld } from '#src/lib/saving-data.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { ShowPicture } from '#src/ui/pictures/deferred-picture.tsx'
import { type LineText, listPins } from '../../pins.ts'
import { LineList } from './line-list.tsx'
import { PageView } from './page-view.tsx'
import { words } from './words.ts'

export { PageView }

interface PinnedPaperProps {
  file: { url: string; name: string; sha256: string } | undefined
  lines: readonly LineText[]
}

export function PinnedPaper({ file, lines }: PinnedPaperProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [isFailed, setFailed] = useState(false)
  const url = file && parseExternalLink(file.url)
  const ending = file ? getFileExtension(file.name) : ''
  const isPdf = ending === 'pdf'
  const isPaper = isPdf || UPLOAD_RULES.picture.extensions.includes(ending)
  const isShown = isNear && !isFailed && isPaper && listPins(lines).length > 0
  const [, setShown] = useState('')
  const isHeld = !isPdf && isPictureHeld(url)
  if (isShown && isHeld && url !== undefined) {
    return (
      <div ref={place}>
        <ShowPicture src={url} place="text" onShow={() => setShown(url)} />
        <LineList lines={lines} />
      </div>
    )
  }
  return (
    <div ref={place}>
      {isShown && file && url !== undefined ? (
        <PageView
          file={{ ...file, url }}
          isPdf={isPdf}
          label={words.paper}
          lines={lines}
          onFail={() => setFailed(true)}
        />
      ) : (
        <LineList lines={lines} />
      )}
    </div>
  )
}
