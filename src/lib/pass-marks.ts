/** Pass marks in percent. They happen to be equal, but each may change alone. */

/** An exam that says nothing else. (ruling R4) */
export const EXAM_PASS_PERCENT = 70

/** A level of an assessment that says nothing else. (ruling R4) */
export const LEVEL_PASS_PERCENT = 70

/** A certificate of a course, from the progress report. (rulings R4, R52) */
export const CERTIFICATE_PERCENT = 70

/** Whether an exam of this share is passed. (ruling R4) */
export const isExamPassed = (percent: number) => percent >= EXAM_PASS_PERCENT

/** Whether a progress report of this share earns the certificate. (ruling R52) */
export const isCertificateEarned = (percent: number) => percent >= CERTIFICATE_PERCENT
