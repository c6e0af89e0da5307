/** Counts a look at a course, once in a visit. Nobody is told when it fails. (spec 7 course/click) */
import { useEffect } from 'react'
import { call } from '#src/api/call.ts'
import { course } from '#src/api/contract/course.ts'
import { readSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'

export function useClick(slug: string): void {
  useEffect(() => {
    const key = `clicked:${slug}`
    if (readSessionText(key) !== undefined) return
    storeSessionText(key, 'yes')
    void call(course.click, { params: { slug }, body: {} }, { isQuiet: true }).catch(() => undefined)
  }, [slug])
}
