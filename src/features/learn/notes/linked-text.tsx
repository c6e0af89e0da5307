/** The text of a note with its links and pictures. Loaded for a note that has some. */

import { IconLink, IconNotes, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { getLinkAddress, type NoteLink, splitNote } from '#src/lib/note-links.ts'
import { readMoment } from '#src/stores/moments/moment-pictures.ts'
import { words } from './words.ts'
import classes from './linked-text.module.css'

function Picture({ id, label }: { id: string; label: string }) {
  /** Empty: it is not on this device. */
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isLatest = true
    void readMoment(id).then((picture) => {
      if (!isLatest) return
      made = picture && URL.createObjectURL(picture)
      setAddress(made ?? '')
    })
    return () => {
      isLatest = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [id])
  if (address === '') return <span className={classes.missing}>{words.moment.missing(label)}</span>
  return <span className={classes.picture}>{address !== undefined && <img src={address} alt={label} />}</span>
}

const ICONS = { note: IconNotes, class: IconPlayerPlayFilled, picture: IconLink } as const

function DrawnLink({ label, target }: NoteLink) {
  const to = getLinkAddress(target)
  if (to === undefined) return <Picture id={target.id} label={label} />
  const Icon = ICONS[target.kind]
  return (
    <Link to={to} className={classes.link}>
      <Icon size={14} aria-hidden="true" />
      {label}
    </Link>
  )
}

export function LinkedText({ text }: { text: string }) {
  return splitNote(text).map((part) =>
    'text' in part ? part.text : <DrawnLink key={part.at} label={part.label} target={part.target} />,
  )
}
