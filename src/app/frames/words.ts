/** Texts of the frames. */
export const words = {
  openable: 'এগুলো এখনই খোলা যাবে:',
  help: 'সাহায্য লাগবে?',
  teacherArea: 'শিক্ষকের কাজ',
} as const
