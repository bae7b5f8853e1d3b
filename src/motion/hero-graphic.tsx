import './hero-graphic.css';

import type { CSSProperties } from 'react';

import { heroGraphic, heroGraphicSupport } from './figures.ts';
import {
  bars,
  circles,
  curveEasing,
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

interface HeroGraphicProps {
  className?: string | undefined;
}

/** Decorative: the page says in words what the drawing shows. Needs no JavaScript. */
export function HeroGraphic({ className }: HeroGraphicProps) {
  return (
    <svg
      className={['hero-graphic', className].filter(Boolean).join(' ')}
      style={figures}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id="hero-graphic-gear" d={gearFace} />
        <clipPath id="hero-graphic-above-ground">
          <path d={`M0 -200H${sheet.width}V${sheet.ground}H0z`} />
        </clipPath>
      </defs>
      <path className="fine" d={groundHatch} />
      <path className="curve second" pathLength={1} d={curves.settling} />
      <g clipPath="url(#hero-graphic-above-ground)">
        {bars.map((bar, index) => (
          <Bar key={bar.x} bar={bar} index={index} />
        ))}
      </g>
      <path className="curve" pathLength={1} d={curves.rising} />
      {circles.map((circle) => (
        <Circle key={circle.x} circle={circle} />
      ))}
      <Gear />
      <Dimensions />
      <path className="ground" d={`M0 ${sheet.ground}H${sheet.width}`} />
      <PlumbLine />
    </svg>
  );
}

function Bar({ bar, index }: { bar: HeroBar; index: number }) {
  return (
    <g className="bar" style={custom({ '--index': index, '--travel': `${bar.travel}px` })}>
      <path className="silhouette" d={bar.outline} />
      <path className="shaded" d={bar.side} />
      <path className="face" d={bar.front + bar.cap} />
      <path className="fine" d={bar.material + bar.sideShade} />
    </g>
  );
}

function Circle({ circle: { x, y, radius, at } }: { circle: HeroCircle }) {
  const reach = radius * 2;
  return (
    <g className="circle" style={custom({ '--at': `${at}s` })}>
      <g transform={`translate(${x} ${y})`}>
        <circle className="face" r={radius} />
        <path className="turning fine" d={`M${-reach} 0H${reach}M0 ${-reach}V${reach}`} />
      </g>
    </g>
  );
}

/** A turning solid is a stack of turning faces: only the topmost is seen whole. */
function Gear() {
  const layers = Array.from({ length: gear.layers }, (_, index) => gear.layers - 1 - index);
  return (
    <g transform={`translate(${gear.x} ${gear.y})`}>
      <g className="turning">
        <circle className="axis" r="101" />
      </g>
      <path className="axis" d="M-112 0H98" />
      <g transform={shift(gear.layers - 1)}>
        <path className="turning silhouette" d={gearRim} />
      </g>
      {layers.map((layer) => (
        <g key={layer} transform={shift(layer)}>
          <use
            href="#hero-graphic-gear"
            className={layer === 0 ? 'turning face' : 'turning layer'}
          />
        </g>
      ))}
      <circle className="fine" r="71" />
      <circle className="face" r="25" />
      <g className="turning">
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <circle key={angle} className="face" r="3.4" cx="71" transform={`rotate(${angle})`} />
        ))}
        <path className="shaded" d="M-3.5 -13.6V-18H3.5V-13.6A14 14 0 1 1 -3.5 -13.6Z" />
      </g>
    </g>
  );
}

function Dimensions() {
  return (
    <g>
      <path className="fine" d={dimensionPaths.extensions} />
      <path className="edge" d={dimensionPaths.line} />
      <path className="tick" d={dimensionPaths.ticks} />
      {dimensions.map(({ x, figure }) => (
        <text key={x} x={x} y={563}>
          {figure}
        </text>
      ))}
    </g>
  );
}

/** The line reaches far above the sheet: it hangs from the page header, however high that is. */
function PlumbLine() {
  return (
    <>
      <path
        className="fine"
        d={`M${plumb.x - 34} ${sheet.ground}h68M${plumb.x} ${sheet.ground}v12`}
      />
      <g className="plumb">
        <path className="cord" d={`M${plumb.x} -900V${plumb.bobTop}`} />
        <g transform={`translate(${plumb.x} ${plumb.bobTop})`}>
          <path
            className="bob"
            d="M-5 0H5V10H13Q17.5 10 17.5 14.5V31Q17.5 44 8.5 58L0 80L-8.5 58Q-17.5 44 -17.5 31V14.5Q-17.5 10 -13 10H-5Z"
          />
          <path className="bob-shade" d="M6 10H13Q17.5 10 17.5 14.5V31Q17.5 44 8.5 58L0 80Z" />
          <path className="bob-line" d="M-5 4.5H5M-17.5 18H17.5M-17.5 31H17.5" />
        </g>
      </g>
    </>
  );
}

function shift(layer: number): string {
  const by = Math.round(layer * gear.layerStep * 10) / 10;
  return `translate(${by} ${-by})`;
}

function custom(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties;
}

const figures = custom({
  '--bar-rise': `${heroGraphic.barRise}s`,
  '--bar-stagger': `${heroGraphic.barStagger}s`,
  '--curve-draw': `${heroGraphic.curveDraw}s`,
  '--curve-easing': `cubic-bezier(${curveEasing.join(', ')})`,
  '--rotation-delay': `${heroGraphic.rotationDelay}s`,
  '--rotation-turn': `${heroGraphic.rotationTurn}s`,
  '--plumb-drop': `${heroGraphicSupport.plumbDrop}s`,
  '--circle-fade': `${heroGraphicSupport.circleFade}s`,
});
