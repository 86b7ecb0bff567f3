export function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="6" fill="#006144" />
      <path d="M7 8h11.5v11H7zM21.5 8H33v11H21.5z" fill="#fbcd3f" />
      <path d="M10.5 8h4.5v4.5h-4.5zM25 8h4.5v4.5H25z" fill="#006144" fillOpacity=".55" />
      <path d="M5 22h30v4H5zM5 27.5h5.5v3H5zM17.2 27.5h5.6v3h-5.6zM29.5 27.5H35v3h-5.5zM5 31h30v2.5H5z" fill="#fff" />
    </svg>
  )
}
