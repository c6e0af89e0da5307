export const words = {
  open: 'খুলুন',
  download: 'ডাউনলোড করুন',
  link: 'লিংক',
} as const
