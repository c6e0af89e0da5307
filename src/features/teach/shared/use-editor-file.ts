/** The file of an editor: of any allowed kind, named after the draft of its words. (ruling R46) */

import { useFormFile } from '#src/stores/drafts/use-form-file.ts'
import { ANY_FILE } from '#src/ui/fields/form-file.tsx'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'

export type EditorFile = ReturnType<typeof useFormFile>

/** `unreadable`: said of a file whose bytes the device does not give any more. */
export function useEditorFile(draftKey: string, unreadable: string): EditorFile {
  return useFormFile(`teacher-${draftKey}`, { prepare: (file) => prepareUpload(file, ANY_FILE), unreadable })
}
