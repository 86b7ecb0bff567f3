import type { TeamContact } from './use-site'

const planks = [0, 97, 194, 291, 388]

/** A team member's picture, or initials on a crate. Decorative: the name is shown beside it. */
export function Portrait({ member }: { member: TeamContact }) {
  if (member.picture) {
    return <img src={member.picture} alt="" width="400" height="480" loading="lazy" decoding="async" />
  }
  return (
    <svg viewBox="0 0 400 480" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="400" height="480" fill="#74502B" />
      {planks.map((top, row) => (
        <rect key={top} y={top} width="400" height="92" fill={row % 2 ? '#CF9F60' : '#E9C48C'} />
      ))}
      <path fill="#CF9F60" d="M0 0h44v480H0zM356 0h44v480h-44z" />
      <path fill="#74502B" fillOpacity=".3" d="M32 0h12v480H32zM388 0h12v480h-12z" />
      <text className="stencilled" x="200" y="318" textAnchor="middle" fill="#1D221C" fillOpacity=".82">
        {member.initials}
      </text>
      <path fill="#CF9F60" d="M44 218h312v9H44z" />
    </svg>
  )
}
