/** A short video without notes or resume: the browser's own controls are enough. (ruling R39) */

import { useEffect, useRef, useState } from 'react'
import { attachStream } from '#src/ui/hooks/attach-stream.ts'
import { words } from './below-words.ts'
import classes from './project-video.module.css'

export function ProjectVideo({ source, title }: { source: string; title: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    let isWanted = true
    let letGo: (() => void) | undefined
    const fail = () => isWanted && setFailed(true)
    attachStream(element, source, fail).then((release) => (isWanted ? (letGo = release) : release()), fail)
    return () => {
      isWanted = false
      letGo?.()
    }
  }, [source])

  if (hasFailed) return <p role="alert">{words.videoFailed}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the contract has only an address for this video
    <video ref={video} controls playsInline preload="metadata" aria-label={title} className={classes.video} />
  )
}
