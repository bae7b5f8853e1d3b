import { clothing } from './clothing.ts';
import { beard, hair } from './hair.ts';
import { head, torso } from './head.ts';
import type { Likeness } from './likeness.ts';
import { type Place, type Turn, turnAbout } from './solids.ts';

export type Matter = 'skin' | 'hair' | 'beard' | 'cloth';

export interface Surface {
  distance: number;
  matter: Matter;
  tone: number;
  /** Index of the piece of clothing (`clothing` in clothing.ts). */
  piece: number;
}

/**
 * The model of a person in a pose, as signed distances: rays from the eye and to the lamp are traced through it
 * (light.ts).
 */
export interface Sitter {
  person: Likeness;
  head: Turn;
  /** The distance from a place in the picture's space to the nearest surface; negative inside. */
  distance: (p: Place) => number;
  nearest: (p: Place) => Surface;
  /** Converts a place from the picture's space to that of the shoulders. */
  toBody: (p: Place) => Place;
  /** Returns the place, in the picture's space, of the point of the face with x and y in the head's space. */
  onFace: (x: number, y: number) => Place;
  /** Like `onFace`, for a point of the clothes with x and y in the space of the shoulders. */
  onClothes: (x: number, y: number) => Place;
  /** Whether no other part of the person hides a place. */
  isVisible: (p: Place) => boolean;
}

/** How far the shoulders are raised. The neck is modelled too long, which leaves room for collars. */
const shoulderRaise = 0.17;

export function seat(person: Likeness): Sitter {
  const { turn, lift, tilt } = person.pose;
  const headTurn = turnAbout([0, 0.9, -0.3], turn, lift, tilt);
  const bodyTurn = turnAbout([0, 2, -0.3], turn * 0.45, 0, 0);
  const toBody = ([x, y, z]: Place) => bodyTurn.fromPicture([x, y + shoulderRaise, z]);
  const clothes = (p: Place) => {
    // Far away, a lower bound of the distance is enough, and faster.
    const body = torso(p, person);
    if (body > 0.8) return body - 0.5;
    return clothing(p, person).reduce((least, [distance]) => Math.min(least, distance), body + 9);
  };

  const distance = (p: Place) => {
    const q = headTurn.fromPicture(p);
    const skin = head(q, person);
    let nearest = skin;
    if (p[1] < hairEnd) nearest = Math.min(nearest, hair(q, person));
    if (person.beard && p[1] > -0.2 && skin < 0.4)
      nearest = Math.min(nearest, beard(q, skin, person));
    if (p[1] > clothesStart) nearest = Math.min(nearest, clothes(toBody(p)));
    return nearest;
  };

  const nearest = (p: Place) => {
    const q = headTurn.fromPicture(p);
    const skin = head(q, person);
    let best: Surface = { distance: skin, matter: 'skin', tone: person.face.skin, piece: 0 };
    const offer = (away: number, matter: Matter, tone: number, piece: number) => {
      if (away < best.distance) best = { distance: away, matter, tone, piece };
    };
    offer(hair(q, person), 'hair', person.hair.tone, 0);
    if (person.beard) offer(beard(q, skin, person), 'beard', person.beard.tone, 0);
    for (const [piece, [away, tone]] of clothing(toBody(p), person).entries()) {
      offer(away, 'cloth', tone, piece);
    }
    return best;
  };

  return {
    person,
    head: headTurn,
    distance,
    nearest,
    toBody,
    onFace: (x, y) => headTurn.toPicture(frontOf(x, y, (p) => head(p, person))),
    onClothes: (x, y) => {
      const [u, v, w] = bodyTurn.toPicture(frontOf(x, y, clothes));
      return [u, v - shoulderRaise, w];
    },
    isVisible: ([x, y, z]) => {
      for (let before = 0.08; before < 1.2; before += 0.06) {
        if (distance([x, y, z + before]) < 0) return false;
      }
      return true;
    },
  };
}

/** Heights above which there are no clothes, and below which there is no hair. */
const clothesStart = 0.9;
const hairEnd = 3;

/** Returns the frontmost point of a surface with x and y, found by steps along the line of sight. */
function frontOf(x: number, y: number, distance: (p: Place) => number): Place {
  let z = 1.5;
  for (let step = 0; step < 60; step++) {
    const away = distance([x, y, z]);
    if (away < 0.003) break;
    z -= away * 0.72;
  }
  return [x, y, z];
}
