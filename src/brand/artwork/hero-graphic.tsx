import type { ComponentProps, CSSProperties, ReactNode } from 'react';

import { heroGraphic, heroGraphicEntrance, unattendedMotion } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';

import {
  bars,
  circles,
  curves,
  dimensionPaths,
  dimensions,
  gear,
  gearFace,
  gearRim,
  groundHatch,
  type HeroBar,
  type HeroCircle,
  plumb,
  sheet,
} from './hero-graphic-geometry.ts';
import { round } from './hero-graphic-parts.ts';

interface HeroGraphicProps {
  className?: string | undefined;
}

/**
 * The decorative drawing of the home page. It moves without JavaScript too. Each moving part is a box of its own
 * (an `svg`, or a box around an `svg`), because the compositor can move boxes without the main thread. A part that
 * moves inside an `svg` would be painted in every frame.
 */
export function HeroGraphic({ className }: HeroGraphicProps) {
  return (
    <Moving
      piece="plumbSwing"
      className={['hero-graphic', className].filter(Boolean).join(' ')}
      style={timing}
      data-endless=""
      aria-hidden="true"
    >
      <Sheet>
        <defs>
          <path id="hero-graphic-gear" d={gearFace} />
        </defs>
        <path className="fine" d={groundHatch} />
      </Sheet>
      <Curve className="curve second" d={curves.settling} />
      <div className="above-ground">
        {bars.map((bar, index) => (
          <Bar key={bar.x} bar={bar} index={index} />
        ))}
      </div>
      <Curve className="curve" d={curves.rising} />
      <Sheet>
        <path className="axis" d={`M${gear.x - 112} ${gear.y}h210`} />
      </Sheet>
      {circles.map((circle) => (
        <Circle key={circle.x} circle={circle} />
      ))}
      <Gear />
      <Sheet>
        <Dimensions />
        <path className="ground" d={`M0 ${sheet.ground}H${sheet.width}`} />
        <path
          className="fine"
          d={`M${plumb.x - 34} ${sheet.ground}h68M${plumb.x} ${sheet.ground}v12`}
        />
      </Sheet>
      <PlumbLine />
    </Moving>
  );
}

function Sheet({ children, ...attributes }: ComponentProps<'svg'>) {
  return (
    <svg {...attributes} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      {children}
    </svg>
  );
}

/**
 * A curve that seems to be drawn from left to right. A box slides in from the left and clips the curve. The `svg` in
 * the box slides equally far to the left, so that the curve itself does not move.
 */
function Curve({ className, d }: { className: string; d: string }) {
  return (
    <div className="drawn">
      <Sheet className="standing">
        <path className={className} d={d} />
      </Sheet>
    </div>
  );
}

function Bar({ bar, index }: { bar: HeroBar; index: number }) {
  return (
    <Sheet className="bar" style={custom({ '--index': index, '--travel': bar.travel })}>
      <path className="silhouette" d={bar.outline} />
      <path className="shaded" d={bar.side} />
      <path className="face" d={bar.front + bar.cap} />
      <path className="fine" d={bar.material + bar.sideShade} />
    </Sheet>
  );
}

function Circle({ circle: { x, y, radius, reachedAt } }: { circle: HeroCircle }) {
  const reach = radius * 2;
  return (
    <div
      className="circle placed"
      style={{ ...place(x, y, reach), ...custom({ '--from': shareOfEntrance(reachedAt) }) }}
    >
      <Part reach={reach}>
        <circle className="face" r={radius} />
      </Part>
      <Part reach={reach} className="turning">
        <path className="fine" d={`M${-reach} 0H${reach}M0 ${-reach}V${reach}`} />
      </Part>
    </div>
  );
}

/** A solid gear wheel, made of a stack of turning faces of which only the topmost is completely visible. */
function Gear() {
  // From the back to the front, without the foremost layer (0).
  const layers = Array.from({ length: gear.layers - 1 }, (_, index) => gear.layers - 1 - index);
  const wheel = { reach: gear.axisRadius, className: 'turning' };
  return (
    <div className="placed" style={place(gear.x, gear.y, gear.axisRadius)}>
      <Part {...wheel}>
        <circle className="axis" r={gear.axisRadius} />
      </Part>
      <Part {...wheel} layer={gear.layers - 1}>
        <path className="silhouette" d={gearRim} />
      </Part>
      {layers.map((layer) => (
        <Part key={layer} {...wheel} layer={layer}>
          <use href="#hero-graphic-gear" className="layer" />
        </Part>
      ))}
      <Part {...wheel}>
        <use href="#hero-graphic-gear" className="face" />
        <circle className="fine" r="71" />
        <circle className="face" r="25" />
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <circle key={angle} className="face" r="3.4" cx="71" transform={`rotate(${angle})`} />
        ))}
        <path className="shaded" d="M-3.5 -13.6V-18H3.5V-13.6A14 14 0 1 1 -3.5 -13.6Z" />
      </Part>
    </div>
  );
}

/** A part that is drawn around a centre, in a box that extends by `reach` to each side. */
function Part({
  reach,
  layer = 0,
  className,
  children,
}: {
  reach: number;
  /** Number of steps behind the foremost layer. */
  layer?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      className={className}
      style={layer > 0 ? custom({ '--shift': round(layer * gear.layerStep) }) : undefined}
      viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}
    >
      {children}
    </svg>
  );
}

function Dimensions() {
  return (
    <g>
      <path className="fine" d={dimensionPaths.extensions} />
      <path className="edge" d={dimensionPaths.line} />
      <path className="tick" d={dimensionPaths.ticks} />
      {dimensions.map(({ x, label }) => (
        <text key={x} x={x} y={563}>
          {label}
        </text>
      ))}
    </g>
  );
}

/**
 * The plumb line begins far above the sheet, so that it hangs from the page header at every height of the window.
 * kit/motion/plumb-swing.ts reads `data-plumb`: the position of the line, as a share of the width of this `svg`.
 */
function PlumbLine() {
  return (
    <Sheet className="plumb" data-plumb={(plumb.x / sheet.width).toFixed(4)}>
      <path className="cord" d={`M${plumb.x} -3000V${plumb.bobTop}`} />
      <g transform={`translate(${plumb.x} ${plumb.bobTop})`}>
        <path
          className="bob"
          d="M-5 0H5V10H13Q17.5 10 17.5 14.5V31Q17.5 44 8.5 58L0 80L-8.5 58Q-17.5 44 -17.5 31V14.5Q-17.5 10 -13 10H-5Z"
        />
        <path className="bob-shade" d="M6 10H13Q17.5 10 17.5 14.5V31Q17.5 44 8.5 58L0 80Z" />
        <path className="bob-line" d="M-5 4.5H5M-17.5 18H17.5M-17.5 31H17.5" />
      </g>
    </Sheet>
  );
}

/**
 * Returns the properties that place a box around a centre (`.placed` in hero-graphic.css), in units of
 * the sheet.
 */
function place(x: number, y: number, reach: number): CSSProperties {
  return custom({ '--x': x, '--y': y, '--reach': reach });
}

/** Returns custom properties as a style, since React's type of styles does not have them. */
function custom(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties;
}

/** Duration of the whole entrance in seconds, including the fade-in of a circle at the end of a curve. */
const entrance = heroGraphic.curveDraw + heroGraphicEntrance.circleFade;

/** Returns a time as a percentage of the entrance, with two decimals. */
function shareOfEntrance(seconds: number): string {
  return `${round((seconds / entrance) * 1000) / 10}%`;
}

/** For the animations of hero-graphic.css. Properties that end in `-wait` or `-way` are percentages of the entrance. */
const timing = custom({
  '--entrance': `${entrance}s`,
  '--bar-wait': shareOfEntrance(heroGraphic.barStagger),
  '--bar-way': shareOfEntrance(heroGraphic.barRise),
  '--plumb-way': shareOfEntrance(heroGraphicEntrance.plumbDrop),
  '--curve-way': shareOfEntrance(heroGraphic.curveDraw),
  '--circle-way': shareOfEntrance(heroGraphicEntrance.circleFade),
  '--rotation-delay': `${heroGraphic.rotationDelay}s`,
  '--rotation-turn': `${heroGraphic.rotationTurn}s`,
  '--rotation-unattended':
    (unattendedMotion - heroGraphic.rotationDelay) / heroGraphic.rotationTurn,
});
