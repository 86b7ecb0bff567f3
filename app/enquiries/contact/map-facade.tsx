/** x, y, width and height of the drawn houses. */
const blocks = [
  [30, 20, 120, 80],
  [170, 16, 90, 84],
  [280, 10, 150, 76],
  [30, 120, 100, 90],
  [150, 120, 130, 88],
  [300, 104, 120, 92],
  [450, 20, 110, 70],
  [450, 110, 120, 84],
  [590, 20, 120, 90],
  [590, 130, 130, 70],
  [40, 230, 150, 60],
  [210, 228, 120, 64],
  [350, 216, 140, 70],
  [510, 214, 140, 84],
  [980, 30, 180, 90],
  [1000, 140, 160, 80],
  [900, 160, 60, 60],
  [670, 220, 80, 60],
] as const

export function MapFacade() {
  return (
    <svg viewBox="0 0 1200 480" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="var(--a-mapland)" d="M0 0h1200v480H0z" />
      <path
        fill="var(--a-mapwater)"
        d="M0 330C200 300 300 380 520 360s300-110 680-70v190H0zM760 0l80 290 120-6L900 0z"
      />
      {blocks.map(([x, y, width, height]) => (
        <rect
          key={`${x},${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="3"
          fill="var(--a-mapblock)"
          transform={`rotate(-2 ${x} ${y})`}
        />
      ))}
      <path fill="#B7C79A" fillOpacity=".7" d="M470 110h70v84h-70z" />
      <g fill="none" stroke="var(--a-maproad)">
        <path strokeWidth="16" d="M-10 214L780 176l420 60" />
        <path strokeWidth="9" d="M438-10l14 330M-10 108l740-24M576-10l16 330M146-10l-8 310M280-10l14 310" />
        <path stroke="#F7C948" strokeWidth="5" d="M-10 214L780 176l420 60" />
        <path strokeWidth="14" d="M820 262l70-16" />
      </g>
    </svg>
  )
}
