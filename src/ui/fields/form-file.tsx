/**
 * The file of a form: the chosen file with its upload progress, and the drop area to choose or replace it.
 * (ruling R46)
 */

import type { ReactNode } from 'react'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { FileDrop } from './file-drop.tsx'
import { describeSizeLimits } from './file-rule.ts'
import { UploadRow } from './upload-row.tsx'

/** Accepts all allowed kinds of files. */
export const ANY_FILE: readonly string[] = []

interface FormFileProps {
  label: ReactNode
  /** State of the file, from `useFormFile`. */
  from: {
    file: File | undefined
    percent: number | undefined
    problem: string | undefined
    choose: (files: readonly File[]) => Promise<void>
    remove: () => void
  }
  /** Shown while no file is chosen. */
  error?: string
  disabled: boolean
  /** Note on the saved file, shown while no new one is chosen. */
  saved?: ReactNode
}

export function FormFile({ label, from, error, disabled, saved }: FormFileProps) {
  const { file, percent, problem, choose, remove } = from
  return (
    <>
      {file ? (
        <UploadRow
          name={formatFileName(file.name)}
          text={formatBytes(file.size)}
          percent={percent}
          onRemove={percent === undefined ? remove : undefined}
        />
      ) : (
        saved
      )}
      <FileDrop
        label={label}
        limit={describeSizeLimits(ANY_FILE)}
        error={problem ?? (file ? undefined : error)}
        disabled={disabled}
        onFiles={choose}
      />
    </>
  )
}
