/**
 * Pictures of a question, an option or an explanation: pasted, dropped or chosen, made small on the device,
 * each with a description. (ruling R72)
 */

import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { MOST_PICTURES, type QuestionPicture } from '#src/engines/media/question-picture.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { FieldNote } from '#src/ui/fields/field-frame.tsx'
import {
  allowDrop,
  CutButton,
  PictureButton,
  type PictureWays,
  takeDropped,
  takePasted,
} from '#src/ui/fields/picture-button.tsx'
import { shrinkPicture } from '#src/ui/fields/shrink-picture.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Column, Row, Text } from '#src/ui/layout/layout.tsx'
import { words } from '../words.ts'
import classes from './editor.module.css'

const { pictures: texts } = words

type PutPictures = (pictures: readonly QuestionPicture[], isWhole: boolean) => void

interface Adding {
  /** Pasting and dropping on the field. */
  ways: PictureWays
  take: (files: readonly File[]) => void
  refuse: (reason: string) => void
  isWorking: boolean
  problem: string | undefined
}

const isPicture = ({ type }: File) => type.startsWith('image/')

export function useAddedPictures(
  pictures: readonly QuestionPicture[],
  putPictures: PutPictures,
  room: number | undefined,
): Adding {
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  // The text may be edited while a picture is being drawn.
  const latest = useRef({ pictures, putPictures })
  useEffect(() => {
    latest.current = { pictures, putPictures }
  })

  async function addAll(files: readonly File[]): Promise<void> {
    const most = room ?? 0
    setProblem(files.length > most ? texts.tooMany(MOST_PICTURES) : undefined)
    setWorking(true)
    const made = await Promise.all(files.slice(0, most).map(shrinkPicture))
    setWorking(false)
    const refusal = made.find((each) => each.refusal !== undefined)?.refusal
    if (refusal !== undefined) setProblem(refusal)
    const added = made.flatMap(({ picture }) => picture ?? [])
    if (added.length === 0) return
    latest.current.putPictures([...latest.current.pictures, ...added], true)
    announce(texts.added(added.length))
  }

  function take(files: readonly File[]): void {
    const found = files.filter(isPicture)
    if (found.length > 0) void addAll(found)
    else setProblem(texts.noPicture)
  }
  const ways: PictureWays =
    room === undefined
      ? {}
      : {
          onPaste: (event) => takePasted(event, take),
          onDrop: (event) => takeDropped(event, take),
          onDragOver: allowDrop,
        }
  return { ways, take, refuse: setProblem, isWorking, problem }
}

export function AddPicture({ adding, field }: { adding: Adding; field: ReactNode }) {
  const name = (here: string) => (typeof field === 'string' ? `${here}: ${field}` : here)
  return (
    <>
      <PictureButton label={name(texts.add)} disabled={adding.isWorking} onFiles={adding.take} />
      <CutButton
        label={name(texts.cut)}
        disabled={adding.isWorking}
        onFiles={adding.take}
        onRefused={adding.refuse}
      />
    </>
  )
}

interface PicturesProps {
  pictures: readonly QuestionPicture[]
  putPictures: PutPictures
  adding: Adding
}

export function Pictures({ pictures, putPictures, adding: { isWorking, problem } }: PicturesProps) {
  const noteId = useId()
  if (pictures.length === 0 && !isWorking && problem === undefined) return null
  return (
    <Column gap={8} mt={8} className={classes.pictures}>
      {pictures.map((picture, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same picture may be there twice
        <Row key={at} align="start" gap={12}>
          <img className={classes.picture} src={picture.src} alt={picture.alt} />
          <Box grow shrink>
            <TextField
              label={texts.alt(at + 1)}
              hint={isBlank(picture.alt) ? texts.altHint : undefined}
              value={picture.alt}
              autoComplete="off"
              maxLength={300}
              onChange={({ target }) =>
                putPictures(pictures.with(at, { ...picture, alt: target.value }), false)
              }
            />
          </Box>
          <IconButton
            label={texts.remove(at + 1)}
            size="md"
            onClick={() => putPictures(pictures.toSpliced(at, 1), true)}
          >
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </Row>
      ))}
      {isWorking && (
        <Text tone="muted" variant="small" role="status">
          {texts.working}
        </Text>
      )}
      <FieldNote id={noteId} error={problem} />
    </Column>
  )
}
