/** Texts of the frames. */
export const words = {
  help: 'সাহায্য লাগবে?',
  teacherArea: 'শিক্ষকের কাজ',
} as const
