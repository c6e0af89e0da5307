/** The text of a note with its links, pictures and code. Loaded for a note that has some. */

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

/** Code between three backticks, with the name of its language. */
const FENCED = /`{3}[^\n`]*\n([\s\S]*?)(?:\n?`{3}\n?|$)/g

interface Piece {
  at: number
  text: string
  isCode: boolean
}

function listPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(FENCED)) {
    const { 0: whole, 1: code = '', index } = found
    pieces.push(
      { at: end, text: text.slice(end, index), isCode: false },
      { at: index, text: code, isCode: true },
    )
    end = index + whole.length
  }
  return [...pieces, { at: end, text: text.slice(end), isCode: false }]
}

/** In code, two brackets are no link. */
export function LinkedText({ text }: { text: string }) {
  return listPieces(text).map(({ at, text: piece, isCode }) =>
    isCode ? (
      <code key={at} className={classes.code}>
        {piece}
      </code>
    ) : (
      splitNote(piece).map((part) =>
        'text' in part ? (
          part.text
        ) : (
          <DrawnLink key={`${at} ${part.at}`} label={part.label} target={part.target} />
        ),
      )
    ),
  )
}
