"""Many games at once: in one process, or spread over several. Arrays are made once and written over at every step."""

from collections.abc import Mapping, Sequence
from math import prod
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

from bakufu.envs.extras import need

need("research", "numpy", "gymnasium")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from bakufu.envs.course import Course  # noqa: E402
from bakufu.envs.seating import Rewards, course_of  # noqa: E402
from bakufu.kernel.words import Refused  # noqa: E402

Numbers = NDArray[np.int64]


class ManyGames:
    """So many games side by side. In each the seat that is asked tells a number; when one is over, the next begins.

    The arrays belong to this object, and each step writes over them: copy what is to be kept.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        room: "Room | None" = None,
    ) -> None:
        self.courses = [course_of(game, players, options) for _ in range(games)]
        self._rewards = [Rewards(course, reward, 0.0) for course in self.courses]
        first = self.courses[0]
        self.players, self.actions, self.size = first.players, first.actions, first.size
        self.room = room or Room(games, first)
        # Bytes go into bytes: much sooner than from an array into another.
        self._seen = memoryview(self.room.seen.view(np.uint8)).cast("B")  # type: ignore[arg-type]
        self._masks = memoryview(self.room.masks.view(np.uint8)).cast("B")  # type: ignore[arg-type]

    def reset(self, seed: int = 0) -> "Room":
        """New games: the first with this seed, the next with the next."""
        for place, course in enumerate(self.courses):
            course.begin(seed + place)
            self._show(place, course)
        self.room.over[:] = False
        self.room.rewards[:] = 0
        return self.room

    def step(self, numbers: Sequence[int] | Numbers) -> "Room":
        """In each game the seat that is asked tells its number. Raises `Refused` where one may not."""
        room = self.room
        room.over[:] = False
        room.rewards[:] = 0
        for place, (course, number) in enumerate(zip(self.courses, numbers, strict=True)):
            course.answer(course.seat, int(number))
            if not course.waiting:
                room.rewards[place] = self._rewards[place].final()
                room.over[place] = True
                course.begin()
            self._show(place, course)
        return room

    def _show(self, place: int, course: Course) -> None:
        seat, size, actions = course.seat, self.size, self.actions
        self.room.seats[place] = seat
        self._seen[place * size : (place + 1) * size] = course.seen(seat)
        self._masks[place * actions : (place + 1) * actions] = course.mask(seat)


class Room:
    """The arrays of so many games: whose turn it is, what that seat sees and may answer, which have just ended and what
    each seat got there; and the numbers that were told.
    """

    seats: NDArray[np.int64]
    numbers: NDArray[np.int64]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    seen: NDArray[np.int8]
    masks: NDArray[np.int8]

    def __init__(self, games: int, course: Course, memory: Any = None) -> None:
        memory = bytearray(self.bytes(games, course)) if memory is None else memory
        at = 0
        for name, shape, kind in _parts(games, course):
            array: NDArray[Any] = np.ndarray(shape, kind, memory, at)
            setattr(self, name, array)
            at += array.nbytes

    @staticmethod
    def bytes(games: int, course: Course) -> int:
        """So much memory."""
        return sum(prod(shape) * np.dtype(kind).itemsize for _, shape, kind in _parts(games, course))

    def part(self, games: slice) -> "Room":
        """The same memory, for some of the games."""
        room = object.__new__(Room)
        for name in ARRAYS:
            setattr(room, name, getattr(self, name)[games])
        return room


ARRAYS = ("seats", "numbers", "rewards", "over", "seen", "masks")


def _parts(games: int, course: Course) -> list[tuple[str, tuple[int, ...], Any]]:
    """Name, shape and type of every array; those of eight bytes come first."""
    shapes = ((), (), (course.players,), (), (course.size,), (course.actions,))
    kinds = (np.int64, np.int64, np.float64, np.bool_, np.int8, np.int8)
    return [(name, (games, *shape), kind) for name, shape, kind in zip(ARRAYS, shapes, kinds, strict=True)]


class ManyProcesses:
    """The same, spread over several processes that share the arrays. Close it, or use it in a `with`."""

    def __init__(
        self,
        game: str,
        games: int,
        processes: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
    ) -> None:
        course = course_of(game, players, options)
        self.players, self.actions, self.size = course.players, course.actions, course.size
        self._memory = SharedMemory(create=True, size=Room.bytes(games, course))
        self.room: Room | None = Room(games, course, self._memory.buf)
        context = get_context("spawn")
        self._pipes, self._processes = [], []
        for number in range(processes):
            ours, theirs = context.Pipe()
            part = slice(games * number // processes, games * (number + 1) // processes)
            told = (theirs, self._memory.name, games, part, game, course.players, options, reward)
            process = context.Process(target=_work, args=told, daemon=True)
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self, seed: int = 0) -> Room:
        """As `ManyGames.reset`."""
        return self._all(seed)

    def step(self, numbers: Sequence[int] | Numbers) -> Room:
        """As `ManyGames.step`."""
        assert self.room is not None
        self.room.numbers[:] = numbers
        return self._all(None)

    def _all(self, word: int | None) -> Room:
        for pipe in self._pipes:
            pipe.send(word)
        problems = [problem for pipe in self._pipes if (problem := pipe.recv()) is not None]
        if problems:
            raise Refused(problems[0])
        assert self.room is not None
        return self.room

    def close(self) -> None:
        """Let the processes end, and give the memory back."""
        if self.room is None:
            return
        for pipe in self._pipes:
            pipe.send(END)
        for process in self._processes:
            process.join()
        self.room = None
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


END = "end"


def _work(
    pipe: Any,
    memory_name: str,
    games: int,
    part: slice,
    game: str,
    players: int,
    options: Mapping[str, Any] | None,
    reward: str,
) -> None:
    """A process: begins games or steps them whenever it is told, and says what was refused."""
    # The parent gives the memory back; it is not this process's to do so.
    memory = SharedMemory(memory_name)
    whole = Room(games, course_of(game, players, options), memory.buf)
    many = ManyGames(game, part.stop - part.start, players, options, reward, whole.part(part))
    first = part.start
    for word in iter(pipe.recv, END):
        problem = None
        try:
            if word is None:
                many.step(many.room.numbers)
            else:
                many.reset(word + first)
        except Refused as refused:
            problem = refused.refusal
        pipe.send(problem)
    del many, whole
    memory.close()
