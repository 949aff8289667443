import type { FieldProps } from '@rjsf/utils';
import { type DragEvent, type MouseEvent, useRef, useState } from 'react';
import { describePath, humanize } from '../changes.ts';
import { type Path, withValue } from '../fields.ts';
import { imageKey, imagesIn } from '../images.ts';
import { request } from './api.ts';
import { type FormContext, numbered } from './form-parts.tsx';
import { uploads } from './unsaved-edits.ts';

type Picture = { photo?: string; alt?: string; focus?: [number, number] };

const MIDDLE = [0.5, 0.5] as const;

/** A picture field: its photo or, without one, its drawing; the focus point; and the picture's text fields. */
export function ImageField(props: FieldProps) {
  const { formData, schema, uiSchema, fieldPathId, registry, onChange } = props;
  const { path: file, data, base, onLateChange } = registry.formContext as FormContext;
  const picture = (formData ?? {}) as Picture;
  const place = fieldPathId.path as Path;
  const [notice, setNotice] = useState('');
  const [isUploading, setUploading] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);
  const { photo, focus } = picture;
  const key = imageKey(file, place, data);
  const name = describePath(place);

  const published: Picture | undefined = imagesIn(file, base).find((each) => each.key === key)?.picture;
  const change = (changed: Partial<Record<keyof Picture, unknown>>) => onChange({ ...picture, ...changed }, fieldPathId.path);
  const choose = async (chosen: File | undefined) => {
    if (!chosen || isUploading) return;
    setUploading(true);
    uploads.count += 1;
    setNotice('Preparing the photo …');
    try {
      const answer = await request<{ photo: string }>(`POST /photo?name=${encodeURIComponent(chosen.name)}`, chosen);
      // The published picture's words go, but not what was typed.
      const alt = picture.alt === published?.alt ? undefined : picture.alt;
      const withPhoto = withValue(data, place, () => ({ ...picture, photo: answer.photo, alt, focus: undefined }));
      onLateChange(data, withPhoto);
      setNotice(!hasWords ? '' : alt ? 'Is what you wrote true of this photo?' : 'Describe what is in the new photo.');
    } catch (error) {
      const message = `${chosen.name} was not added. ${error instanceof Error ? error.message : ''}`;
      if (field.current) setNotice(message);
      else window.alert(message);
    }
    uploads.count -= 1;
    setUploading(false);
  };
  const takeAway = () => {
    // Restore the drawing's text and focus, if the file had them. What was typed stays.
    const before = published?.photo ? undefined : published;
    const alt = picture.alt === published?.alt ? before?.alt : (picture.alt ?? before?.alt);
    change({ photo: undefined, alt, focus: before?.focus });
    setNotice(`The page shows a drawing again.${alt && alt !== before?.alt ? ' Is what you wrote true of it?' : ''}`);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };

  const { focus: _, ...words } = schema.properties ?? {};
  const hasWords = 'alt' in words;
  const ObjectField = registry.fields['ObjectField']!;
  const title = numbered(props.title ?? schema.title ?? humanize(String(place.at(-1))));
  return (
    <fieldset className="picture" id={fieldPathId.$id} ref={field}>
      <legend>{title}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      {key === undefined ? (
        <p className="hint">Write the id first: the photo is saved under that name. Then you can choose a photo.</p>
      ) : (
        <div className="photo" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
          <PictureWithPoint
            source={photo ? `/photo/${photo}` : `/picture/${key}`}
            focus={photo || focus ? (focus ?? MIDDLE) : undefined}
            name={name}
            onFocus={(point) => change({ focus: point })}
          />
          <div className="photo-buttons">
            <label className="button">
              {photo ? 'Choose another photo' : 'Choose a photo'}
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                aria-label={`${photo ? 'Choose another photo' : 'Choose a photo'}: ${name}`}
                aria-describedby={`${fieldPathId.$id}__photo`}
                onChange={({ target }) => void choose(target.files?.[0]).then(() => (target.value = ''))}
              />
            </label>
            {photo && (
              <button type="button" aria-label={`Remove the photo: ${name}`} onClick={takeAway}>
                Remove the photo
              </button>
            )}
          </div>
          <p className="hint" id={`${fieldPathId.$id}__photo`} role="status">
            {notice || (photo ? '' : 'No photo yet: the page shows a drawing. Drop a photo here, or choose one.')}
          </p>
        </div>
      )}
      <ObjectField {...props} schema={{ ...schema, properties: words }} uiSchema={{ ...uiSchema, 'ui:label': false }} />
    </fieldset>
  );
}

type PointProps = {
  source: string;
  focus: readonly [number, number] | undefined;
  name: string;
  onFocus: (point: [number, number]) => void;
};

/** A small picture. With `focus`, a click or two sliders set the focus point. */
function PictureWithPoint({ source, focus, name, onFocus }: PointProps) {
  if (!focus) return <img className="whole" src={source} alt="" />;
  const [across, down] = focus;
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocus([hundredths((clientX - left) / width), hundredths((clientY - top) / height)]);
  };
  const sliders = [
    ['From the left', across, (value: number) => onFocus([value, down])],
    ['From the top', down, (value: number) => onFocus([across, value])],
  ] as const;
  return (
    <>
      {/* Hidden from screen readers, because the sliders do the same. */}
      <button type="button" className="pointed" tabIndex={-1} aria-hidden onClick={onClick}>
        <img className="whole" src={source} alt="" />
        <span className="point" style={{ left: `${across * 100}%`, top: `${down * 100}%` }} />
      </button>
      <p className="hint">Click the part that every crop must show, or move the two sliders.</p>
      {sliders.map(([label, value, onSlide]) => (
        <label className="slider" key={label}>
          {label}
          <input
            type="range"
            min="0"
            max="1"
            step="0.01"
            value={value}
            aria-label={`${label}: ${name}`}
            aria-valuetext={`${Math.round(value * 100)} %`}
            onChange={({ target }) => onSlide(Number(target.value))}
          />
        </label>
      ))}
    </>
  );
}

function hundredths(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
